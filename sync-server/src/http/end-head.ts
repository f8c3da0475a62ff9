import type { MiddlewareHandler } from 'hono';

/** Nobody reads the body of an answer to HEAD: a live one would wait for its reader for ever. */
export const endHead: MiddlewareHandler = async (call, next) => {
  await next();
  if (call.req.method === 'HEAD') await call.res.body?.cancel();
};
