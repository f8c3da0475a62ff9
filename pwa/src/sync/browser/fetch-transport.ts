import type { Transport } from '../ports/ports.ts';

/** The way to the server by the browser's own requests, in a page and in the service worker. */
export function createFetchTransport(): Transport {
  return {
    post: async (path, body, headers, options) => {
      const bytes = body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: bytes,
        keepalive: options?.keepalive ?? false,
        cache: 'no-store',
      });
      const text = await response.text();
      return { httpStatus: response.status, body: parsedOrText(text) };
    },
    get: async (path, headers) => {
      const response = await fetch(path, { headers });
      return { httpStatus: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
  };
}

function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
