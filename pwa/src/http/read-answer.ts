import { CallError } from './call-error.ts';
import { findStatusText, noServerText, rincianOf } from './status-text.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const noAnswer = (path: string): CallError => new CallError(noServerText, 0, {}, rincianOf(path, 0));

/**
 * The JSON of an answer that is no refusal. It counts as our server's only if it is JSON: a captive portal answers HTML
 * with status 200. Throws CallError.
 */
export async function readAnswer(path: string, response: Response): Promise<unknown> {
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    const text = response.ok ? undefined : findStatusText(response.status);
    if (!text) throw noAnswer(path);
    throw new CallError(text, response.status, {}, rincianOf(path, response.status));
  }
  const refusal = findRefusal(path, response, answer);
  if (refusal) throw refusal;
  return answer;
}

/** The refusal or failure that an answer is; undefined: it is neither. */
function findRefusal(path: string, { ok, status }: Response, answer: unknown): CallError | undefined {
  const envelope = isRecord(answer) ? answer : {};
  const message = typeof envelope['message'] === 'string' ? envelope['message'] : undefined;
  const kesalahan = isRecord(envelope['kesalahan']) ? (envelope['kesalahan'] as Record<string, string>) : {};
  const own = (text: string) =>
    new CallError(text, status, kesalahan, undefined, envelope['data'] ?? envelope);
  if (ok) return envelope['status'] === false && message !== undefined ? own(message) : undefined;
  // A server that says how long to wait is no server that is out of order.
  const generic = typeof envelope['tunggu_detik'] === 'number' ? undefined : findStatusText(status);
  if (message && !generic) return own(message);
  const text = generic ?? `Opps..., terjadi kesalahan (${status})`;
  // What is missing, and the way on, where the server says it.
  const isTold = status === 404 && message !== undefined && message !== text;
  return new CallError(text, status, kesalahan, isTold ? message : rincianOf(path, status));
}
