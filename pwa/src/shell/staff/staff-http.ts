import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { StaffPort } from '../../kit/port/staff-port.ts';
import { askEvents } from '../../http/ask-events.ts';
import { askFile } from '../../http/ask-file.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { newOperationId } from '../../ports/operation-id.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createUploader } from '../upload/create-uploader.ts';
import { openDrafts } from './staff-drafts.ts';

type Session = Pick<SessionStore, 'authorization' | 'current' | 'lapse'>;

/** What the back office asks of the world: the common calls, uploads that survive drops, drafts. */
export function createStaffPort(http: HttpClient, session: Session, clock: Clock): StaffPort {
  const { call } = http;
  return {
    call,
    file: (asked, ...sent) => askFile(http, asked, ...sent),
    events: (asked, signal) => askEvents(http, asked, signal),
    upload: createUploader(session),
    drafts: openDrafts(() => session.current()?.user.email ?? ''),
    nowMs: () => clock.nowMs(),
    newId: newOperationId,
  };
}
