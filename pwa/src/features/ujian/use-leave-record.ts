import { keluarHalaman } from '@spmb/shared/sync/operation.ts';
import { useEffect } from 'react';
import type { ExamSession } from '../../sync/exam-session.ts';
import { useNotify } from '../../ui/notices.tsx';

/** Leaving the page is recorded and what is unsent goes out at once; coming back says that it was recorded. */
export function useLeaveRecord(sheet: ExamSession): void {
  const notify = useNotify();
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') {
        void sheet.recordEvent(keluarHalaman);
        sheet.flushOnHide();
      } else {
        notify('info', 'Anda keluar dari halaman ujian. Kejadian ini tercatat untuk pengawas.');
      }
    };
    const onHide = (): void => {
      sheet.flushOnHide();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onHide);
    };
  }, [sheet, notify]);
}
