import * as calls from '@spmb/shared/daftar-ulang/calls.ts';
import { konfirmasiContract, mundurContract } from '@spmb/shared/daftar-ulang/daftar-ulang.schema.ts';
import { cabutPendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import { cabutContract } from '@spmb/shared/pendaftaran/pendaftaran.schema.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf, type Call } from '../../http/route.ts';
import { isNamedIn, namesIn } from '../../media/media-references.queries.ts';
import { lihatPendaftaran } from '../pendaftaran/lihat-pendaftaran.queries.ts';
import { cabut } from './cabut.ts';
import { deleteDaftarUlang } from './daftar-ulang.mutations.ts';
import { daftarUlang } from './daftar-ulang.table.ts';
import { listDaftarUlangTasks } from './daftar-ulang-tasks.ts';
import { konfirmasi, mundur } from './konfirmasi.ts';
import { lihatSaya } from './lihat-saya.ts';
import { luruskanKursi } from './luruskan-kursi.ts';
import { panitiaRoutes } from './panitia.route.ts';

/** Re-registration of who is accepted, who moves up from the reserve list, and the withdrawal of an application, which may not keep a seat. */
export function daftarUlangFeature(context: Context): Feature {
  const see = (call: Call) => lihatSaya(context, accountOf(call).peserta_id);
  return {
    name: 'daftar-ulang',
    routes: [
      answerCall(calls.daftarUlangSaya, undefined, ({ call }) => see(call)),
      answerCall(calls.konfirmasiDaftarUlang, konfirmasiContract, async ({ call, input }) => {
        await konfirmasi(context, accountOf(call), input);
        return acted('Daftar ulang terkirim. Panitia memeriksanya.', { data: await see(call) });
      }),
      answerCall(calls.mundurDaftarUlang, mundurContract, async ({ call, input }) => {
        await mundur(context, accountOf(call), input);
        return acted('Pengunduran diri tercatat.', { data: await see(call) });
      }),
      answerCall(cabutPendaftaran, cabutContract, async ({ call, input }) => {
        const akun = accountOf(call);
        await cabut(context, akun, input);
        const data = await lihatPendaftaran(context.store.read, akun.akun_id, context.clock.nowMs());
        return acted('Pendaftaran dicabut.', { data });
      }),
      ...panitiaRoutes(context),
    ],
    mediaReferences: [daftarUlang.daftar_ulang_dokumen, daftarUlang.koperasi_dokumen].map((column) => ({
      doctype: 'daftar-ulang' as const,
      list: namesIn(daftarUlang, column),
      isNamedFor: isNamedIn(daftarUlang, column, 'verifikasiBerkas'),
    })),
    tasks: [{ capability: 'verifikasiBerkas', list: () => listDaftarUlangTasks(context) }],
    prepare: () => luruskanKursi(context),
    deleteApplicants: deleteDaftarUlang,
  };
}
