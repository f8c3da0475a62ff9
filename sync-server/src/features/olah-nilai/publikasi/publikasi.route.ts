import * as calls from '@spmb/shared/publikasi/calls.ts';
import {
  periksaPulihContract,
  pesanPendaftarContract,
  pesanProgramContract,
  tarikContract,
  terbitkanContract,
} from '@spmb/shared/publikasi/publikasi.schema.ts';
import type { Context } from '../../../context.ts';
import type { Job } from '../../../feature.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { kirimHasil } from './kirim-hasil.ts';
import { lihatPublikasi, pratinjau } from './lihat-publikasi.ts';
import { periksaPulih } from './periksa-pulih.ts';
import { publikRoutes } from './publik.route.ts';
import { tarik, terbitkan } from './terbitkan.ts';

interface Publikasi {
  routes: Route[];
  jobs: Job[];
  /** What stands is public from this instant on; undefined: nothing stands. */
  switchAt(terbitMs: number | undefined): void;
}

/** Results of the selection are made public, planned and taken back, and told to applicants. */
export function publikasiRoutes(context: Context): Publikasi {
  const { store } = context;
  const { routes, jobs, switchAt } = publikRoutes(context);
  return {
    routes: [
      ...routes,
      answerCall(calls.keadaanPublikasi, undefined, () => lihatPublikasi(store, context.clock.nowMs())),
      answerCall(calls.pratinjauPublikasi, undefined, () => pratinjau(store, context.clock.nowMs())),
      answerCall(calls.terbitkanCall, terbitkanContract, async ({ call, input }) => {
        const { pesan, terbitMs } = await terbitkan(context, accountOf(call), input);
        switchAt(terbitMs);
        return acted(pesan);
      }),
      answerCall(calls.tarikCall, tarikContract, async ({ call, input }) => {
        const terbit = await tarik(context, accountOf(call), input);
        switchAt(terbit?.terbit_ms);
        return acted(
          terbit
            ? 'Rencana dibatalkan. Hasil yang terbit tetap dapat dibaca seperti sebelumnya.'
            : 'Hasil seleksi ditarik. Tidak seorang pun dapat membacanya lagi.',
        );
      }),
      answerCall(calls.periksaPulihCall, periksaPulihContract, async ({ call, input }) => {
        await periksaPulih(context, accountOf(call), input);
        return acted('Tercatat: hasil yang kembali bersama pemulihan sudah diperiksa.');
      }),
      ...pesanRoutes(context),
    ],
    jobs,
    switchAt,
  };
}

const pesanRoutes = (context: Context): Route[] => [
  answerCall(calls.pesanProgram, pesanProgramContract, async ({ call, input: { id, ...input } }) => {
    const { kabar, ...data } = await kirimHasil(context, accountOf(call), {
      to: { jurusanId: id },
      ...input,
    });
    return acted(`${sentWords(data.jumlah, input.pratinjau)}${kabar}`, { data });
  }),
  answerCall(calls.pesanPendaftar, pesanPendaftarContract, async ({ call, input }) => {
    const { id, teks, pratinjau: isTried } = input;
    const asked = { to: { pesertaId: id }, teks, pratinjau: isTried };
    const { kabar, ...data } = await kirimHasil(context, accountOf(call), asked);
    return acted(`${sentWords(data.jumlah, isTried)}${kabar}`, { data });
  }),
];

function sentWords(jumlah: number, isTried: boolean | undefined): string {
  if (isTried) return 'Belum ada yang dikirim.';
  return jumlah === 0
    ? 'Semua sudah menerima hasilnya dari publikasi ini. Tidak ada yang dikirim lagi.'
    : `Hasil dikirim ke kotak masuk ${jumlah} pendaftar.`;
}
