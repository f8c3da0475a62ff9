import { useSyncExternalStore } from 'react';
import type { AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';

/**
 * The sheet as it is now; drawn again after its changes, once a frame. A tap changes it twice, when it is made and when it is
 * on the disk, and on a cheap phone drawing in between would hold up the disk.
 */
export function useExamView(lembar: ExamSession): ExamView {
  return useSyncExternalStore(
    (listener) => lembar.subscribe(oncePerFrame(listener)),
    () => lembar.view(),
  );
}

/** A page that is not in view has no frames. */
function oncePerFrame(listener: () => void): () => void {
  let isDue = false;
  const tell = (): void => {
    isDue = false;
    listener();
  };
  return () => {
    if (document.hidden) return tell();
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(tell);
  };
}

/** Status of the sheet as it is now; undefined: there is no sheet. */
export function useLembarStatus(lembar: ExamSession | undefined): AttemptStatus | undefined {
  return useSyncExternalStore(
    (listener) => lembar?.subscribe(listener) ?? (() => undefined),
    () => lembar?.view().status,
  );
}
