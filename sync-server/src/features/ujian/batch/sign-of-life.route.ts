import { syncHidup } from '@spmb/shared/ujian/calls.ts';
import type { Context } from '../../../context.ts';
import { answerShortCall } from '../../../http/answer-call.ts';
import type { Route } from '../../../http/route.ts';
import { isProven, unprovenRefusal } from './parse-batch.ts';
import type { StreamKeys } from '../attempt/stream-key.ts';

/** Nothing, as it is sent. */
const noText = { 'content-type': 'text/plain; charset=UTF-8', 'content-length': '0' };
const signText = /^(\d{1,15})(?: (\d{1,9}))?$/;

/**
 * POST api/sync-hidup/{aliran}: an open sheet says that it is there. The body is a number that rises from sign to sign,
 * and the version of the attempt that the device knows, signed with the stream's key; no batch has such a body, so that
 * neither passes for the other. Answers 204, or 200 where there is news, which the device asks for by a batch: what staff
 * did is on its screen within seconds. Writes nothing, and is no evidence of time (S26): the attempt's contact stays what
 * its batches say.
 */
export function signOfLifeRoute(context: Context, keys: StreamKeys): Route {
  return answerShortCall(syncHidup, undefined, async ({ call, at: { aliran } }) => {
    const bytes = new Uint8Array(await call.req.arrayBuffer());
    const [, number, versi] = signText.exec(new TextDecoder().decode(bytes)) ?? [];
    const stream = number === undefined ? undefined : await keys.find(aliran);
    if (!stream || !isProven(stream.kunci, bytes, call.req.header('x-bukti') ?? '')) throw unprovenRefusal();
    context.signs.note(aliran, Number(number));
    const isBehind = versi !== undefined && context.versions.isBehind(stream.ujian_id, Number(versi));
    return isBehind ? call.body('', 200, noText) : call.body(null, 204);
  });
}
