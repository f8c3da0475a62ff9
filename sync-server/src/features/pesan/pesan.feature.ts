import {
  pesanDibacaContract,
  pesanPribadiContract,
  pesanUmumContract,
} from '@spmb/shared/pesan/pesan.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Feature, type Route } from '../../http/route.ts';
import { markPesanSent } from '../jadwal-ujian/mark-pesan.mutations.ts';
import { deletePesan, insertPesan, markPesanRead } from './pesan.mutations.ts';
import { listRecipients } from './pesan.queries.ts';

type Recipients = Awaited<ReturnType<typeof listRecipients>>;
interface Letter {
  title: string;
  body: string;
  tindakan_id?: string | undefined;
}

/** Messages to the inbox of participants (N42). */
export function pesanFeature(context: Context): Feature {
  /** Puts a letter into each participant's inbox, whatever number of rows he has; one audit entry for all. */
  async function send(call: Call, rows: Recipients, baris_id: string, letter: Letter): Promise<Response> {
    if (rows.length === 0)
      throw new Refusal('Tidak ada peserta yang dapat dikirimi pesan. Muat ulang daftar.');
    const nowMs = context.clock.nowMs();
    const id = letter.tindakan_id ?? newId(nowMs);
    const { title, body } = letter;
    const to = [...new Set(rows.map(({ peserta_id }) => peserta_id))];
    await context.store.tx(actorOf(accountOf(call)), async (tx) => {
      const letters = to.map((peserta_id) => ({ peserta_id, id, jenis: 'kotak' as const, title, body }));
      // Sent again after a lost answer: all of it is there and on record.
      if ((await insertPesan(tx, nowMs, letters)) === 0) return;
      await markPesanSent(
        tx,
        rows.map((row) => row.id),
      );
      const sesudah = { jumlah: to.length, title, body };
      await writeAudit(tx, nowMs, {
        tindakan: 'kirim_pesan',
        tabel: 'jadwal_ujian_peserta',
        baris_id,
        sesudah,
      });
    });
    return done(call, `Pesan dikirim ke kotak masuk ${to.length} peserta.`, { data: { jumlah: to.length } });
  }
  const post = (path: string, handle: (call: Call) => Promise<Response>): Route => ({
    ...{ method: 'POST', path, capability: 'kelolaJadwal', handle },
  });
  return {
    name: 'pesan',
    routes: [
      post('/api/jadwal-ujian-peserta-public-pesan', async (call) => {
        const letter = await readBody(call, pesanUmumContract);
        const rows = await listRecipients(context.store.read, letter);
        return send(call, rows, `${letter.tanggal} ${letter.jadwal_ujian_sesi_id}`, letter);
      }),
      post('/api/jadwal-ujian-peserta-private-pesan', async (call) => {
        const letter = await readBody(call, pesanPribadiContract);
        const rows = await listRecipients(context.store.read, { ids: letter.ids });
        return send(call, rows, rows.length === 1 ? (rows[0]?.id ?? '') : 'beberapa', letter);
      }),
      {
        method: 'POST',
        path: '/api/peserta/pesan-dibaca',
        capability: 'ikutUjian',
        async handle(call) {
          const akun = accountOf(call);
          const { ids } = await readBody(call, pesanDibacaContract);
          await context.store.tx(actorOf(akun), (tx) =>
            markPesanRead(tx, akun.peserta_id ?? '', ids, context.clock.nowMs()),
          );
          return done(call, 'Pesan ditandai sudah dibaca.');
        },
      },
    ],
    deleteApplicants: deletePesan,
  };
}
