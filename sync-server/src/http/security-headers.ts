import type { MiddlewareHandler } from 'hono';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer; calls are never cached unless a route says otherwise. */
export const securityHeaders: MiddlewareHandler = async (call, next) => {
  await next();
  const headers = call.res.headers;
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'same-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('x-frame-options', 'DENY');
  headers.set('permissions-policy', 'camera=(self), microphone=(), geolocation=()');
  if (call.req.path.startsWith('/api') && !headers.has('cache-control'))
    headers.set('cache-control', 'no-store');
};
