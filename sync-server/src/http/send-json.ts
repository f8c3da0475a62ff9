import type { PlainCall } from './route.ts';

/** JSON as the answer to a call, with all its headers at once: those added to an answer that is made cost more than it does. */
export function sendJson(
  call: PlainCall,
  value: unknown,
  { httpStatus = 200, more }: { httpStatus?: number; more?: Readonly<Record<string, string>> } = {},
): Response {
  const headers = { 'content-type': 'application/json', ...call.get('headers'), ...more };
  const answer = new Response(JSON.stringify(value), { status: httpStatus, headers });
  call.set('complete', answer);
  return answer;
}
