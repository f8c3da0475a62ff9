import { useEffect } from 'react';
import type { ExamSession } from '../../../sync/ports/exam-session.ts';
import { useNotify } from '../../../ui/notices.tsx';

/** Leaving the page is recorded and what is unsent goes out at once; coming back says that it was recorded (S22). */
export function useLeaveRecord(lembar: ExamSession | undefined): void {
  const notify = useNotify();
  useEffect(() => {
    if (!lembar) return;
    const onBack = (): void => {
      if (lembar.show())
        notify('info', 'Anda keluar dari halaman ujian. Kejadian ini tercatat untuk pengawas.');
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') lembar.hide(false);
      else onBack();
    };
    const onClosing = (): void => {
      lembar.hide(true);
    };
    onBack();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onClosing);
    addEventListener('pageshow', onBack);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onClosing);
      removeEventListener('pageshow', onBack);
    };
  }, [lembar, notify]);
}
