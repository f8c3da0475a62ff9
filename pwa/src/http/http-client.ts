import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { noAnswer, readAnswer } from './read-answer.ts';

/** What a call takes, where it takes anything. */
export type Sent<Input> = undefined extends Input ? [input?: Input] : [input: Input];

export interface HttpClient {
  /** Makes a call; its answer is what its definition says. Rejects with CallError. */
  call<Input, Answer>(call: PlacedCall<Input, Answer>, ...sent: Sent<Input>): Promise<Answer>;
  /** The same, whatever it answers. Rejects with CallError where no answer comes. */
  send(call: PlacedCall, input: unknown, signal: AbortSignal): Promise<Response>;
  /** The same calls with this login instead of the one in force; `onUnauthorized` hears that it has ended. */
  as(token: { token: string; type: string }, onUnauthorized?: () => void): HttpClient;
}

interface HttpOptions {
  fetch: typeof fetch;
  /** The label of this device; calls wait for it, the screen does not. */
  perangkat: string | Promise<string>;
  /** Value of the Authorization header; undefined: nobody is signed in. */
  authorization: () => string | undefined;
  /** Our server says that this login has ended. */
  onUnauthorized: () => void | Promise<void>;
}

const answerTimeoutMs = 15_000;
/** Forms and files over a slow school network. */
export const fileTimeoutMs = 180_000;

/** How long a call is waited for; `usualMs` where it does not go over all data of the school. */
export const patienceFor = ({ isLong }: PlacedCall, usualMs: number): AbortSignal =>
  AbortSignal.timeout(isLong ? 1_800_000 : usualMs);

/** Address and body of a call: a GET asks in its address; PUT and DELETE travel as POST, as the contract writes them. */
function requestOf({ method, path }: PlacedCall, input: unknown): { address: string; init: RequestInit } {
  if (method === 'GET') {
    const query = new URLSearchParams(input as Record<string, string>).toString();
    return { address: query === '' ? path : `${path}?${query}`, init: { method } };
  }
  const address = method === 'POST' ? path : `${path}?_method=${method}`;
  if (input instanceof FormData) return { address, init: { method: 'POST', body: input } };
  const headers = { 'content-type': 'application/json' };
  return { address, init: { method: 'POST', body: JSON.stringify(input ?? {}), headers } };
}

/** Calls of our server: JSON both ways, files and events with the same login. */
export function createHttpClient(options: HttpOptions): HttpClient {
  async function send(call: PlacedCall, input: unknown, signal: AbortSignal): Promise<Response> {
    const authorization = options.authorization();
    const { address, init } = requestOf(call, input);
    let response: Response;
    try {
      response = await options.fetch(address, {
        ...init,
        headers: {
          'x-perangkat': await options.perangkat,
          ...(init.headers as Record<string, string> | undefined),
          ...(authorization ? { authorization } : {}),
        },
        // The browser asks whether what it holds is new, which costs a few bytes.
        cache: call.isSnapshot ? 'no-cache' : 'no-store',
        credentials: 'omit',
        signal,
      });
    } catch {
      throw noAnswer(call.path);
    }
    if (response.status === 401 && authorization) await options.onUnauthorized();
    return response;
  }
  return {
    send,
    async call<Input, Answer>(call: PlacedCall<Input, Answer>, ...[input]: Sent<Input>) {
      const usualMs = input instanceof FormData ? fileTimeoutMs : answerTimeoutMs;
      return (await readAnswer(call.path, await send(call, input, patienceFor(call, usualMs)))) as Answer;
    },
    as: ({ token, type }, onUnauthorized = () => undefined) =>
      createHttpClient({
        ...options,
        authorization: () => `${type} ${token}`,
        onUnauthorized,
      }),
  };
}
