import type { FileAnswer, PlacedCall } from '@spmb/shared/kernel/call.ts';
import { fileTimeoutMs, patienceFor, type HttpClient, type Sent } from './http-client.ts';
import { noAnswer, readAnswer } from './read-answer.ts';

/** A file that a call answers. Rejects with CallError, a refusal of what was asked for too. */
export async function askFile<Input>(
  http: Pick<HttpClient, 'send'>,
  asked: PlacedCall<Input, FileAnswer>,
  ...[input]: Sent<Input>
): Promise<Blob> {
  const response = await http.send(asked, input, patienceFor(asked, fileTimeoutMs));
  // A refusal is no file, though the call as such was answered; a file may be JSON too, and is named as one.
  const has = (header: string, words: string) => response.headers.get(header)?.includes(words) ?? false;
  const isFile = !has('content-type', 'json') || has('content-disposition', 'attachment');
  if (response.ok && isFile) return response.blob();
  await readAnswer(asked.path, response);
  throw noAnswer(asked.path);
}
