import { useEffect } from 'react';
import type { ExamSession } from '../../../sync/ports/exam-session.ts';
import { useNotify } from '../../../ui/notices.tsx';

/** Leaving the page is recorded and what is unsent goes out at once; coming back says that it was recorded (S22). */
export function useLeaveRecord(sheet: ExamSession | undefined): void {
  const notify = useNotify();
  useEffect(() => {
    if (!sheet) return;
    const onBack = (): void => {
      if (sheet.show())
        notify('info', 'Anda keluar dari halaman ujian. Kejadian ini tercatat untuk pengawas.');
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') sheet.hide(false);
      else onBack();
    };
    const onClosing = (): void => {
      sheet.hide(true);
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
  }, [sheet, notify]);
}
