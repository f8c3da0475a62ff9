import * as calls from '@spmb/shared/verifikasi/calls.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { cariPendaftarContract, daftarkanContract } from '@spmb/shared/verifikasi/verifikasi.schema.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Call, type Route } from '../../../http/route.ts';
import { cariPendaftar } from './cari-pendaftar.ts';
import { daftarkan } from './daftarkan.ts';

/** A form that the desk sends on behalf of somebody; `see` answers it as a file. */
export const daftarkanRoutes = (
  context: Context,
  see: (call: Call, id: string) => Promise<RekamVerifikasi>,
): Route[] => [
  answerCall(calls.cariPendaftar, cariPendaftarContract, async ({ call, input: { nomor } }) =>
    acted('Pencarian selesai.', { data: await cariPendaftar(context, accountOf(call), nomor) }),
  ),
  answerCall(calls.daftarkan, daftarkanContract, async ({ call, input }) => {
    const { id, masuk, sandi } = await daftarkan(context, accountOf(call), input);
    const data = await see(call, id);
    return acted(`Terdaftar dengan nomor pendaftaran ${data.nomor_register}.`, { data, masuk, sandi });
  }),
];
