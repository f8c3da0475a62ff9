import { absenLive } from '@spmb/shared/absen/calls.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { assertOwnPlace } from '../../../http/door/own-place.ts';
import { watchLogin } from '../../../http/door/watch-login.ts';
import { openAbsenStream } from './absen-stream.ts';
import { SilenceWatch } from './silence-watch.ts';

/** GET …/live: the attendance list as server-sent events. */
export function liveRoute(context: Context): Route {
  const silence = new SilenceWatch(context);
  return answerCall(absenLive, undefined, ({ call, at: { tanggal, sesi } }) => {
    assertOwnPlace(call);
    const whose = { tanggal, sesiId: sesi, akun: accountOf(call) };
    const isPacked = /\bgzip\b/.test(call.req.header('accept-encoding') ?? '');
    const watch = watchLogin(context.signedIn, call);
    const stream = openAbsenStream({ context, silence }, whose, watch, isPacked);
    return call.body(stream, 200, {
      ...(isPacked && { 'content-encoding': 'gzip' }),
      vary: 'accept-encoding',
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });
}
