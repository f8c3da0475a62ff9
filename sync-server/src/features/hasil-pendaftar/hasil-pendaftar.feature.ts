import { hasilPendaftar } from '@spmb/shared/hasil-pendaftar/calls.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { accountOf } from '../../http/route.ts';
import { lihatHasil } from './lihat-hasil.ts';

/** What applicants see of the selection: their own result, and its papers. */
export const hasilPendaftarFeature = (context: Context): Feature => ({
  name: 'hasil-pendaftar',
  routes: [
    answerCall(hasilPendaftar, undefined, ({ call }) =>
      lihatHasil(context.store.read, context.clock.nowMs(), accountOf(call).peserta_id),
    ),
  ],
});
