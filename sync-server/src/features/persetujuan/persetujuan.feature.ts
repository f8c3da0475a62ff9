import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/persetujuan/calls.ts';
import { naskahContract } from '@spmb/shared/persetujuan/persetujuan.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf } from '../../http/route.ts';
import { deletePersetujuan, insertNaskah, insertNaskahAwal } from './persetujuan.mutations.ts';
import { getNaskahBerlaku, listNaskah } from './persetujuan.queries.ts';

/** What applicants declare and agree to, in versions. */
export function persetujuanFeature({ store, clock }: Context): Feature {
  return {
    name: 'persetujuan',
    routes: [
      answerCall(calls.naskahBerlaku, undefined, () => getNaskahBerlaku(store.read)),
      answerCall(calls.daftarNaskah, undefined, () => listNaskah(store.read)),
      answerCall(calls.tambahNaskah, naskahContract, async ({ call, input }) => {
        const { isi, minta_lagi = false, versi: read } = input;
        const nowMs = clock.nowMs();
        await store.tx(actorOf(accountOf(call)), async (tx) => {
          const now = await getNaskahBerlaku(tx);
          const versi = read + 1;
          // The answer to it was lost, and it is sent again.
          if (now.versi === versi && now.isi === isi) return;
          const isNext = now.versi === read && (await insertNaskah(tx, nowMs, { versi, isi, minta_lagi }));
          if (!isNext) throw new Refusal(older, 409, { jenis: 'versi-lama' });
          const baris_id = String(versi);
          const sesudah = { versi, isi, minta_lagi };
          await writeAudit(tx, nowMs, { tindakan: 'buat', tabel: 'naskah_persetujuan', baris_id, sesudah });
        });
        return acted('Naskah baru berlaku. Yang sudah disetujui tetap seperti saat disetujui.', {
          data: await listNaskah(store.read),
        });
      }),
    ],
    firstData: [{ name: 'naskah-persetujuan', insert: insertNaskahAwal }],
    deleteApplicants: deletePersetujuan,
  };
}

const older = 'Naskah ini sudah diperbarui orang lain. Muat ulang, baca yang baru, lalu tulis lagi.';
