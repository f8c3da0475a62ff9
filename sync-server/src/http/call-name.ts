import { routePath } from 'hono/route';
import type { Call, PlainCall } from './route.ts';

/**
 * A call by its method and its route's pattern: the address itself holds ids and secrets, as that of a webhook does, and whatever a
 * stranger wrote into it.
 */
export function nameOf(call: PlainCall): string {
  const known = call.get('name');
  if (known !== undefined) return known;
  const long = call as Call;
  return `${long.req.method} ${routePath(long)}`;
}
