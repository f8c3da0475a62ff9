import { useSyncExternalStore } from 'react';
import type { AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';

/** The sheet as it is now; renders again at each of its changes. */
export function useExamView(lembar: ExamSession): ExamView {
  return useSyncExternalStore(
    (listener) => lembar.subscribe(listener),
    () => lembar.view(),
  );
}

/** Status of the sheet as it is now; undefined: there is no sheet. */
export function useLembarStatus(lembar: ExamSession | undefined): AttemptStatus | undefined {
  return useSyncExternalStore(
    (listener) => lembar?.subscribe(listener) ?? (() => undefined),
    () => lembar?.view().status,
  );
}
