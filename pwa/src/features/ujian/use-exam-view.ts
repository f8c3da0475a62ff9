import { useSyncExternalStore } from 'react';
import type { ExamSession, ExamView } from '../../sync/exam-session.ts';

/** The sheet as it is now; renders again at each of its changes. */
export function useExamView(sheet: ExamSession): ExamView {
  return useSyncExternalStore(
    (listener) => sheet.subscribe(listener),
    () => sheet.view(),
  );
}
