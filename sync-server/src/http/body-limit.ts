import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const mebibyte = 1024 * 1024;

/**
 * Refuses a body over `maxSize` bytes before it is buffered. Where the length is announced, which the HTTP parser
 * holds the sender to, the body is not touched: opening it as a stream would double the cost of a small call.
 */
export function limitBody(maxSize = mebibyte): MiddlewareHandler {
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
    const announced = call.req.header('content-length');
    if (announced === undefined || call.req.header('transfer-encoding') !== undefined)
      return countBytes(call, next);
    if (Number(announced) > maxSize) refuse();
    await next();
  };
}
