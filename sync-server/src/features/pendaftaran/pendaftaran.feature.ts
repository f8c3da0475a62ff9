import * as calls from '@spmb/shared/pendaftaran/calls.ts';
import { drafContract, kirimContract } from '@spmb/shared/pendaftaran/pendaftaran.schema.ts';
import { setujuiNaskah } from '@spmb/shared/persetujuan/calls.ts';
import { setujuContract } from '@spmb/shared/persetujuan/persetujuan.schema.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf, type Call } from '../../http/route.ts';
import { deleteBerkas } from './berkas.mutations.ts';
import { kirim } from './kirim.ts';
import { isOpenForStaff, listFiles } from './files.queries.ts';
import { lihatPendaftaran } from './lihat-pendaftaran.queries.ts';
import { setujuiLagi } from './setujui-lagi.ts';
import { simpanDraf } from './simpan-draf.ts';

/** The registration form of applicants: draft and send. */
export function pendaftaranFeature(context: Context): Feature {
  const see = (call: Call) =>
    lihatPendaftaran(context.store.read, accountOf(call).akun_id, context.clock.nowMs());
  return {
    name: 'pendaftaran',
    routes: [
      answerCall(calls.pendaftaran, undefined, ({ call }) => see(call)),
      answerCall(calls.simpanDraf, drafContract, async ({ call, input }) => {
        const data = await simpanDraf(context, accountOf(call), input);
        return acted('Draf tersimpan.', { data });
      }),
      answerCall(calls.kirimPendaftaran, kirimContract, async ({ call, input }) => {
        await kirim(context, accountOf(call), input);
        const data = await see(call);
        return acted(`Formulir terkirim dengan nomor pendaftaran ${data.nomor_register}.`, { data });
      }),
      answerCall(setujuiNaskah, setujuContract, async ({ call, input }) => {
        await setujuiLagi(context, accountOf(call), input.versi);
        return acted('Persetujuan Anda tercatat.');
      }),
    ],
    // An own upload opens for its owner anyway; staff open what a file names.
    mediaReferences: [{ doctype: 'peserta', list: listFiles, isNamedFor: isOpenForStaff }],
    deleteApplicants: deleteBerkas,
  };
}
