import type { EventsAnswer, PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { HttpClient } from './http-client.ts';
import { noAnswer, readAnswer } from './read-answer.ts';

/** Server-sent events, open until `signal` aborts. Rejects with CallError where they cannot be opened. */
export async function askEvents(
  http: Pick<HttpClient, 'send'>,
  asked: PlacedCall<undefined, EventsAnswer>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await http.send(asked, undefined, signal);
  if (response.ok && response.body) return response.body;
  await readAnswer(asked.path, response);
  throw noAnswer(asked.path);
}
