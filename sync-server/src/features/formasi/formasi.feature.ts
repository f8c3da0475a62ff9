import { formasiResource } from '@spmb/shared/formasi/formasi.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { formasiPelamar } from '@spmb/shared/permohonan/formasi-pelamar.ts';
import type { Feature } from '../../feature.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { sendJson } from '../../http/send-json.ts';
import { getPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { formasi } from './formasi.table.ts';

/** Positions that applicants may apply to. */
export const formasiFeature = (context: Context): Feature => {
  const { ahead, store } = context;
  const parts = partsOf(context, {
    resource: formasiResource,
    table: formasi,
    check(_tx, { tanggal_mulai, tanggal_selesai }) {
      if (tanggal_selesai < tanggal_mulai)
        refuseIsian({ tanggal_selesai: 'Tanggal selesai tidak boleh sebelum tanggal mulai.' });
      return Promise.resolve({});
    },
    async clear(queries, { id }) {
      const { pelamar } = (await ahead.countPermohonan(queries, [id])).get(id) ?? none;
      if (pelamar > 0)
        throw new Refusal(
          `Formasi ini sudah dilamar ${pelamar} pendaftar, jadi tidak dapat dihapus. Ubah tanggal selesainya bila tidak menerima permohonan lagi.`,
          409,
        );
    },
    async complete(queries, rows) {
      const counts = await ahead.countPermohonan(
        queries,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, ...(counts.get(row.id) ?? none) }));
    },
    fileWords: () =>
      Promise.resolve({
        write: ({ detjurusan, ...row }) => ({ ...row, detjurusan: (detjurusan as string[]).join('; ') }),
      }),
  });
  /** The one address of the list: the office gets it as any list that it keeps, an applicant what concerns him. */
  const forBoth = (ofStaff: Route): Route => ({
    ...ofStaff,
    capability: formasiPelamar.capability,
    async handle(call) {
      const { authent, peserta_id } = accountOf(call);
      if (authent !== 'peserta') return ofStaff.handle(call);
      const { id } = await getPendaftar(store.read, peserta_id);
      const today = localDate(context.clock.nowMs(), await context.zona());
      return sendJson(call, await ahead.listFormasiPelamar(store.read, id, today));
    },
  });
  const isList = ({ method, path }: Route) => method === 'GET' && path === formasiResource.path;
  return {
    name: 'formasi',
    behind: 'permohonan',
    ...parts,
    routes: parts.routes.map((route) => (isList(route) ? forBoth(route) : route)),
  };
};

const none = { pelamar: 0, terverifikasi: 0 };
