import type { Ports } from '../ports/ports.ts';
import { withDeadline } from '../ports/with-deadline.ts';

/** A request that hangs longer than this is given up; the same operations go out again. */
const requestDeadlineMs = 20_000;

/** Statuses of a server that understood and will say the same again; a foreign network's pages rarely use them. */
export const isRefusal = (httpStatus: number): boolean =>
  [400, 401, 403, 404, 409, 413, 422].includes(httpStatus);

/** Posts a batch and answers the HTTP response; undefined where none came, or none in time. */
export async function postBatch(
  ports: Ports,
  batch: { path: string; body: Uint8Array | object; headers: Record<string, string> },
  options: { keepalive?: boolean } = {},
) {
  const request = ports.transport.post(batch.path, batch.body, batch.headers, options);
  return withDeadline(ports.scheduler, requestDeadlineMs, request).catch(() => undefined);
}
