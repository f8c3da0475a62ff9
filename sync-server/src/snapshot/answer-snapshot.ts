import type { CallDefinition } from '@spmb/shared/kernel/call.ts';
import type { Call, Route } from '../http/route.ts';
import type { PackedBody } from './pack-body.ts';
import type { Snapshot } from './snapshot.ts';

/** Kept by whoever asked, and asked about again each time: the answer to that is a few bytes while nothing is new. */
const asked = { 'cache-control': 'no-cache', 'content-type': 'application/json', vary: 'accept-encoding' };

/** The route of a call that everybody gets the same answer to; `PackedBody`: made of it by a thread. */
export const answerSnapshot = <Answer>(
  definition: CallDefinition<never, undefined, Answer>,
  snapshot: Snapshot<Answer> | Snapshot<PackedBody>,
): Route => ({
  ...definition,
  definition,
  async handle(call) {
    const { etag, body, packed } = await snapshot.get();
    if (isKnown(call, etag)) return call.body(null, 304, { ...asked, etag });
    if (packed && /\bgzip\b/.test(call.req.header('accept-encoding') ?? ''))
      return call.body(packed, 200, { ...asked, etag, 'content-encoding': 'gzip' });
    return call.body(body, 200, { ...asked, etag });
  },
});

/** A proxy that packs an answer marks its tag as weak, and a browser may hold several. */
const isKnown = (call: Call, etag: string): boolean =>
  (call.req.header('if-none-match') ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
