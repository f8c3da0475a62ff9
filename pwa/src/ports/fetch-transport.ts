import type { Transport } from '../sync/ports.ts';

/** A request without an answer is given up after this long, so that the next attempt can begin. */
const answerTimeoutMs = 15_000;

function toBytes(body: Uint8Array | object): Uint8Array<ArrayBuffer> {
  const bytes = body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body));
  return new Uint8Array(bytes);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Requests by `fetch`; rejects only where no HTTP answer came. `perangkat` labels this device for people. */
export const createFetchTransport = (perangkat: string): Transport => ({
  async post(path, body, headers, options) {
    const response = await fetch(path, {
      method: 'POST',
      body: toBytes(body),
      headers: { 'content-type': 'application/json', 'x-perangkat': perangkat, ...headers },
      keepalive: options?.keepalive ?? false,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return { httpStatus: response.status, body: parseJson(await response.text()) };
  },
  async get(path, headers) {
    const response = await fetch(path, { headers: { 'x-perangkat': perangkat, ...headers }, credentials: 'omit' });
    return { httpStatus: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  },
});
