import type { Context } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { isProven, unprovenRefusal } from './parse-batch.ts';
import type { StreamKeys } from './stream-key.ts';

const numberText = /^\d{1,15}$/;

/**
 * POST api/sync-hidup/{aliran}: an open sheet says that it is there. The body is a number that rises from sign to sign,
 * signed with the stream's key; no batch has such a body, so that neither passes for the other. Writes nothing, and is
 * no evidence of time (S26): the attempt's contact stays what its batches say.
 */
export function signOfLifeRoute(context: Context, keys: StreamKeys): Route {
  return {
    method: 'POST',
    path: '/api/sync-hidup/:aliran',
    capability: 'publik',
    bodyMax: 100,
    async handle(call) {
      const bytes = new Uint8Array(await call.req.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      const aliran = call.req.param('aliran') ?? '';
      if (
        !numberText.test(text) ||
        !isProven(await keys.find(aliran), bytes, call.req.header('x-bukti') ?? '')
      )
        throw unprovenRefusal();
      context.signs.note(aliran, Number(text));
      return call.body(null, 204);
    },
  };
}
