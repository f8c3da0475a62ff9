import type { App } from '../route.ts';

const lengthOf = (body: unknown): number | undefined =>
  typeof body === 'string' ? Buffer.byteLength(body) : body instanceof Uint8Array ? body.length : undefined;

/** Requests to `app` announce the length of their body, as every HTTP client does; what is asked without takes no short way. */
export function announceLengths(app: App): void {
  const { request } = app;
  app.request = (input, init, env, execution) => {
    const length = lengthOf(init?.body);
    const headers = new Headers(init?.headers);
    if (length !== undefined && !headers.has('transfer-encoding'))
      headers.set('content-length', headers.get('content-length') ?? String(length));
    return request(input, length === undefined ? init : { ...init, headers }, env, execution);
  };
}
