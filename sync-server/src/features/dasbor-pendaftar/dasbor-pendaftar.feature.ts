import { dasborPendaftar } from '@spmb/shared/dasbor-pendaftar/calls.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { accountOf } from '../../http/route.ts';
import { lihatDasbor } from './lihat-dasbor.ts';

/** What applicants see of their application. */
export const dasborPendaftarFeature = (context: Context): Feature => ({
  name: 'dasbor-pendaftar',
  routes: [
    answerCall(dasborPendaftar, undefined, ({ call }) => lihatDasbor(context, accountOf(call).peserta_id)),
  ],
});
