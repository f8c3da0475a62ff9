import * as calls from '@spmb/shared/hasil-pendaftar/calls.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { paperFile } from '../../http/answers.ts';
import { accountOf, type Call } from '../../http/route.ts';
import { printOnce } from '../../print/print-once.ts';
import { lihatHasil } from './lihat-hasil.ts';
import {
  buktiPengumuman,
  keteranganHasil,
  pernyataanDaftarUlang,
  printHasil,
  type KertasHasil,
} from './print-hasil.ts';

/** As many as are printed while a page waits for its answer. */
const waitMost = 100;

/** What applicants see of the selection: their own result, and its papers, of which each print is on record. */
export function hasilPendaftarFeature(context: Context): Feature {
  const { store, clock } = context;
  const once = printOnce(waitMost);
  const print = async (call: Call, kertas: KertasHasil, fileName: `${string}.pdf`) => {
    const akun = accountOf(call);
    const bytes = await once(`${kertas.title} ${akun.peserta_id ?? ''}`, () =>
      printHasil(context, kertas, akun.peserta_id),
    );
    await store.tx(actorOf(akun), (tx) =>
      writeAudit(tx, clock.nowMs(), {
        tindakan: `cetak ${kertas.title.toLowerCase()}`,
        tabel: 'peserta',
        baris_id: akun.peserta_id ?? '',
      }),
    );
    return paperFile(call, bytes, fileName);
  };
  return {
    name: 'hasil-pendaftar',
    routes: [
      answerCall(calls.hasilPendaftar, undefined, ({ call }) =>
        lihatHasil(store.read, clock.nowMs(), accountOf(call).peserta_id),
      ),
      answerCall(calls.printBuktiPengumuman, undefined, ({ call }) =>
        print(call, buktiPengumuman, 'bukti-penerimaan.pdf'),
      ),
      answerCall(calls.printPernyataanDaftarUlang, undefined, ({ call }) =>
        print(call, pernyataanDaftarUlang, 'surat-pernyataan-daftar-ulang.pdf'),
      ),
      answerCall(calls.printKeteranganHasil, undefined, ({ call }) =>
        print(call, keteranganHasil, 'keterangan-hasil-seleksi.pdf'),
      ),
    ],
  };
}
