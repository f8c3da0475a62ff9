import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { z } from 'zod';
import { CallError, type Done, type StaffPort } from '../crud/port/staff-port.ts';
import { browserRandomness } from '../ports/browser-randomness.ts';
import type { HttpClient } from './http-client.ts';
import { HttpProblem } from './http-problem.ts';
import type { SessionStore } from './session-store.ts';
import { openDrafts } from './staff-drafts.ts';
import { createUploader } from './staff-upload.ts';
import { findStatusText, noServerText, rincianOf } from './status-text.ts';

/** Forms and files over a slow school network. */
const fileTimeoutMs = 180_000;
/** What goes over all data of the school. */
const longTimeoutMs = 1_800_000;

const envelope = z.object({
  message: z.string(),
  data: z.unknown().optional(),
  name: z.unknown().optional(),
  path: z.unknown().optional(),
  hapusan_id: z
    .string()
    .nullish()
    .transform((id) => id ?? undefined),
  kesalahan: z.record(z.string(), z.string()).optional(),
});

const json = { 'content-type': 'application/json' };
type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** The back office's calls: JSON by the common client, files and event streams by fetch with the same login. */
export function createStaffPort(
  http: HttpClient,
  session: Pick<SessionStore, 'authorization' | 'current' | 'lapse'>,
  clock: Clock,
): StaffPort {
  async function send(path: string, init: Init, signal: AbortSignal): Promise<Response> {
    const authorization = session.authorization();
    let response: Response;
    try {
      response = await fetch(path, {
        ...init,
        headers: { ...init.headers, ...(authorization ? { authorization } : {}) },
        cache: 'no-store',
        credentials: 'omit',
        signal,
      });
    } catch {
      throw new CallError(noServerText, 0, {}, rincianOf(path, 0));
    }
    if (response.status === 401 && authorization) await session.lapse();
    return response;
  }
  async function act(path: string, init: Init, timeoutMs: number): Promise<Done> {
    const response = await send(path, { ...init, method: 'POST' }, AbortSignal.timeout(timeoutMs));
    const answer: unknown = await response.json().catch(() => undefined);
    const read = envelope.safeParse(answer);
    const refused = !response.ok || z.object({ status: z.literal(false) }).safeParse(answer).success;
    if (read.success && !refused) return read.data;
    throw await problemOf(path, response, read.data);
  }
  return {
    read: (path) => called(http.get(shorten(path))),
    readByPost: (path, body) => called(http.post(shorten(path), body)),
    async act(path, body, isLong = false) {
      if (body instanceof FormData) return act(path, { body }, fileTimeoutMs);
      if (!isLong) return envelope.parse(await called(http.post(shorten(path), body)));
      return act(path, { body: JSON.stringify(body ?? {}), headers: json }, longTimeoutMs);
    },
    upload: createUploader(session),
    async file(path, { body, isLong = false } = {}) {
      const init = body && { method: 'POST', body: JSON.stringify(body), headers: json };
      const patience = AbortSignal.timeout(isLong ? longTimeoutMs : fileTimeoutMs);
      const response = await send(path, init ?? {}, patience);
      // A refusal of what was asked for is no file, though the call as such was answered.
      const isRefused = response.headers.get('content-type')?.includes('json') ?? false;
      if (!response.ok || isRefused) throw await problemOf(path, response);
      return response.blob();
    },
    async events(path, signal) {
      const response = await send(path, {}, signal);
      if (!response.ok || !response.body) throw await problemOf(path, response);
      return response.body;
    },
    drafts: openDrafts(() => session.current()?.user.email ?? ''),
    nowMs: () => clock.nowMs(),
    newId: () =>
      Array.from(browserRandomness.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}

/** The common client adds `/api/` itself. */
const shorten = (path: string): string => path.replace(/^\/api\//, '');

async function called<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (problem) {
    if (!(problem instanceof HttpProblem)) throw problem;
    const { message, httpStatus, kesalahan, rincian } = problem;
    throw new CallError(message, httpStatus, kesalahan, rincian);
  }
}

async function problemOf(
  path: string,
  response: Response,
  known?: z.output<typeof envelope>,
): Promise<CallError> {
  const answer = known ?? envelope.safeParse(await response.json().catch(() => undefined)).data;
  const own = findStatusText(response.status) === undefined ? answer?.message : undefined;
  const text = own ?? findStatusText(response.status) ?? noServerText;
  const rincian = own === undefined ? rincianOf(path, response.status) : undefined;
  return new CallError(text, response.status, answer?.kesalahan, rincian, answer?.data);
}
