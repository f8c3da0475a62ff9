import { getConnInfo } from '@hono/node-server/conninfo';
import type { Call } from './route.ts';

/** Label the client gives its device: helps people, decides only how fast failed logins slow down. */
export const deviceOf = (call: Call): string => (call.req.header('x-perangkat') ?? '').slice(0, 80);

/** Network address of whoever calls; '' where there is no socket. */
export function addressOf(call: Call): string {
  try {
    return getConnInfo(call).remote.address ?? '';
  } catch {
    return '';
  }
}
