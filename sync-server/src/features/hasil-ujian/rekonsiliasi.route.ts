import { rekonsiliasi, rincianUjian, terimaTertahan, tolakTertahan } from '@spmb/shared/hasil-ujian/calls.ts';
import { isianPutusan } from '@spmb/shared/hasil-ujian/rekonsiliasi.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Putusan } from '@spmb/shared/sync/time/verdict.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { actorOf } from '../../crud/definition/place.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { decideHeld } from '../ujian/correction/putusan.mutations.ts';
import { pageOfLines } from '../../crud/list/page-lines.ts';
import { getRincian, listRekonsiliasi, withReceived } from './rekonsiliasi.ts';
import { listBarisDiputus } from './rekonsiliasi.queries.ts';

/** What became of everything that participants did, and decisions about what is held. */
export const rekonsiliasiRoutes = (context: Context): Route[] => {
  const decide = (definition: typeof terimaTertahan, putusan: Putusan): Route =>
    answerCall(definition, isianPutusan, async ({ call, input }) => {
      const { ids, tindakan_id, ...decision } = input;
      const akun = accountOf(call);
      const rows = new Map(
        (await listBarisDiputus(context.store.read, akun, ids)).map((row) => [row.id, row]),
      );
      const berhasil: string[] = [];
      const gagal: { id: string; message: string }[] = [];
      let jumlah = 0;
      for (const id of new Set(ids)) {
        const target = rows.get(id);
        try {
          if (!target) throw new Refusal('Peserta ini tidak ada pada jadwal. Muat ulang daftar.');
          jumlah += await context.store.tx(actorOf(akun), (tx) =>
            decideHeld(context, tx, target, { ...decision, id: tindakan_id, putusan }),
          );
          berhasil.push(id);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          gagal.push({ id, message: error.message });
        }
      }
      const first = gagal[0];
      if (berhasil.length === 0 && first) throw new Refusal(first.message, 409);
      const rest = first ? ` ${gagal.length} peserta tidak dapat: ${first.message}` : '';
      const what = putusan === 'diterima' ? 'diterima dan ikut dinilai' : 'tidak diterima';
      return acted(`${jumlah} jawaban dari ${berhasil.length} peserta ${what}.${rest}`, {
        data: { berhasil, gagal },
      });
    });
  return [
    answerCall(rekonsiliasi, undefined, async ({ call, at }) => {
      const { perlu, ...filters } = readListQuery(call).filters;
      const lines = await listRekonsiliasi(context, accountOf(call), at.jadwal_ujian_id);
      const asked = perlu === 'putusan' ? lines.filter(({ tertahan }) => tertahan > 0) : lines;
      const page = pageOfLines(asked, { ...readListQuery(call), filters });
      if (Array.isArray(page)) return withReceived(context, page);
      return { ...page, rows: await withReceived(context, page.rows) };
    }),
    answerCall(rincianUjian, undefined, ({ call, at }) => getRincian(context, accountOf(call), at.ujian_id)),
    decide(terimaTertahan, 'diterima'),
    decide(tolakTertahan, 'ditolak'),
  ];
};
