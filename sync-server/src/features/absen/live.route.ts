import type { Context } from '../../context.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { assertOwnPlace } from '../../http/own-place.ts';
import { watchLogin } from '../../http/watch-login.ts';
import { openAbsenStream } from './absen-stream.ts';
import { SilenceWatch } from './silence-watch.ts';

/** GET …/live: the attendance list as server-sent events. */
export function liveRoute(context: Context): Route {
  const silence = new SilenceWatch(context);
  return {
    method: 'GET',
    path: '/api/jadwal-ujian-absen/:tanggal/:sesi/live',
    capability: 'awasiRuang',
    handle(call: Call) {
      assertOwnPlace(call);
      return call.body(
        openAbsenStream(
          { context, silence },
          {
            tanggal: call.req.param('tanggal') ?? '',
            sesiId: call.req.param('sesi') ?? '',
            akun: accountOf(call),
          },
          watchLogin(context.signedIn, call),
        ),
        200,
        { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
      );
    },
  };
}
