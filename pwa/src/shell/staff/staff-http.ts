import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { StaffPort } from '../../kit/port/staff-port.ts';
import { fileTimeoutMs, patienceFor, type HttpClient } from '../../http/http-client.ts';
import { noAnswer, readAnswer } from '../../http/read-answer.ts';
import { browserRandomness } from '../../ports/browser-randomness.ts';
import type { SessionStore } from '../session/session-store.ts';
import { openDrafts } from './staff-drafts.ts';
import { createUploader } from './staff-upload.ts';

type Session = Pick<SessionStore, 'authorization' | 'current' | 'lapse'>;

/** What the back office asks of the world: the common calls, uploads that survive drops, drafts. */
export function createStaffPort(http: HttpClient, session: Session, clock: Clock): StaffPort {
  const { call } = http;
  const file: StaffPort['file'] = async (asked, ...[input]) => {
    const response = await http.send(asked, input, patienceFor(asked, fileTimeoutMs));
    // A refusal of what was asked for is no file, though the call as such was answered.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (response.ok && !isJson) return response.blob();
    await readAnswer(asked.path, response);
    throw noAnswer(asked.path);
  };
  return {
    call,
    file,
    async events(asked, signal) {
      const response = await http.send(asked, undefined, signal);
      if (response.ok && response.body) return response.body;
      await readAnswer(asked.path, response);
      throw noAnswer(asked.path);
    },
    upload: createUploader(session),
    drafts: openDrafts(() => session.current()?.user.email ?? ''),
    nowMs: () => clock.nowMs(),
    newId: () =>
      Array.from(browserRandomness.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
