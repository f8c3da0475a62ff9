import { isHttps } from '../network/device-of.ts';
import type { CallerMiddleware, PlainCall } from '../route.ts';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  // A paper that lies in memory, to be printed.
  'frame-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** An answer to a call is data: nothing in it may load, run or be framed, should anyone open it as a page. */
const policyOfCalls = "default-src 'none'; frame-ancestors 'none'";

const ofPages = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
};

const ofCalls = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': policyOfCalls,
  'cache-control': 'no-store',
};

/** Notes the headers that every answer to a call has. */
export function noteHeaders(hstsSeconds: number): (call: PlainCall) => void {
  const hsts = { 'strict-transport-security': `max-age=${hstsSeconds}` };
  const overHttps = hstsSeconds > 0 ? { ...ofCalls, ...hsts } : ofCalls;
  return (call) => call.set('headers', isHttps(call) ? overHttps : ofCalls);
}

/**
 * Headers of every answer; calls are never cached unless a route says otherwise. `hstsSeconds` keeps browsers to https
 * only once they came by it, and never the host's other names: plain http by the same name is first class.
 */
export function securityHeaders(hstsSeconds: number): CallerMiddleware {
  const note = noteHeaders(hstsSeconds);
  return async (call, next) => {
    note(call);
    await next();
    if (call.get('complete') === call.res) return;
    const isCall = call.req.path.startsWith('/api');
    const { headers } = call.res;
    headers.set('x-content-type-options', 'nosniff');
    if (hstsSeconds > 0 && isHttps(call)) headers.set('strict-transport-security', `max-age=${hstsSeconds}`);
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', isCall ? policyOfCalls : policy);
    if (!isCall) for (const [name, value] of Object.entries(ofPages)) headers.set(name, value);
    else if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}
