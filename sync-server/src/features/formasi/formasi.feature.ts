import { formasiResource } from '@spmb/shared/formasi/formasi.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { formasiPelamar } from '@spmb/shared/permohonan/calls.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { accountOf, type Route } from '../../http/route.ts';
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
  const listFor = (ofStaff: Route) =>
    answerCall(formasiPelamar, undefined, async ({ call }) => {
      const { authent, peserta_id } = accountOf(call);
      if (authent !== 'peserta') return (await ofStaff.handle(call)) as never;
      const { id } = await getPendaftar(store.read, peserta_id);
      return ahead.listFormasiPelamar(store.read, id, localDate(context.clock.nowMs(), await context.zona()));
    });
  const isList = ({ method, path }: Route) => method === 'GET' && path === formasiResource.path;
  return {
    name: 'formasi',
    behind: 'permohonan',
    ...parts,
    routes: parts.routes.map((route) => (isList(route) ? listFor(route) : route)),
  };
};

const none = { pelamar: 0, terverifikasi: 0 };
