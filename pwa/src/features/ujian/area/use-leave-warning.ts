import { useEffect } from 'react';
import type { ExamView } from '../../../sync/ports/exam-session.ts';

type Part = Pick<ExamView, 'tab_aktif' | 'koneksi' | 'status' | 'belum_terkirim'>;

/** Leaving now could cost something: the page may not open again, or answers of a finished exam wait here. */
const isAtRisk = ({ tab_aktif, koneksi, status, belum_terkirim }: Part): boolean => {
  const isCutOff = koneksi === 'terputus' || koneksi === 'gagal';
  return tab_aktif && (status === 'mengerjakan' ? isCutOff : belum_terkirim > 0);
};

/**
 * Lets the browser ask before the page is loaded again, closed or left for another address. Listening only while something
 * could be lost keeps the page in the browser's back-forward cache at all other times.
 */
export function useLeaveWarning(view: Part): void {
  const atRisk = isAtRisk(view);
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [atRisk]);
}
