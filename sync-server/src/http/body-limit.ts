import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PlainCall } from './route.ts';

const mebibyte = 1024 * 1024;
/** Of a route that says nothing else. */
export const bodyMax = mebibyte;

/** The length of a body that its sender is held to by the HTTP parser; undefined: he announces none. */
export function announcedBytes(req: PlainCall['req']): number | undefined {
  const announced = req.header('content-length');
  return announced === undefined || req.header('transfer-encoding') !== undefined
    ? undefined
    : Number(announced);
}

/**
 * Refuses a body over `maxSize` bytes before it is buffered. Where the length is announced, which the HTTP parser
 * holds the sender to, the body is not touched: opening it as a stream would double the cost of a small call.
 */
export function limitBody(maxSize = bodyMax): MiddlewareHandler {
  const refuse = () => {
    const size =
      maxSize >= mebibyte ? `${Math.floor(maxSize / mebibyte)} MB` : `${Math.floor(maxSize / 1000)} kB`;
    throw new Refusal(`Data yang dikirim terlalu besar. Paling besar ${size}.`, 413, {
      jenis: 'terlalu-besar',
    });
  };
  const countBytes = bodyLimit({ maxSize, onError: refuse });
  return async (call, next) => {
    if (call.req.method === 'GET') return next(); // no route reads a body there
    const announced = announcedBytes(call.req);
    if (announced === undefined) return countBytes(call, next);
    if (announced > maxSize) refuse();
    await next();
  };
}
