import { useSyncExternalStore } from 'react';
import type { AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';

/** The sheet as it is now; renders again at each of its changes. */
export function useExamView(sheet: ExamSession): ExamView {
  return useSyncExternalStore(
    (listener) => sheet.subscribe(listener),
    () => sheet.view(),
  );
}

/** Status of the sheet as it is now; undefined: there is no sheet. */
export function useSheetStatus(sheet: ExamSession | undefined): AttemptStatus | undefined {
  return useSyncExternalStore(
    (listener) => sheet?.subscribe(listener) ?? (() => undefined),
    () => sheet?.view().status,
  );
}
