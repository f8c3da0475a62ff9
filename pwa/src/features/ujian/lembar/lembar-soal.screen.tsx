import { Navigate } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { useOpenedExam } from '../area/exam-area.tsx';
import { LembarBlocked, LembarCovered } from './load-later-part.ts';
import { Lembar } from './lembar.tsx';
import { useExamView } from '../area/use-exam-view.ts';
import './lembar-soal.css';

/** The exam sheet: one question at a time. */
export function LembarSoalScreen() {
  const { jadwalUjianId, lembar } = useOpenedExam();
  useTitle('Lembar soal');
  if (!lembar) return <Navigate to={`/peserta/konfirmasi-mulai-ujian/${jadwalUjianId}`} replace />;
  return <RunningLembar lembar={lembar} jadwalUjianId={jadwalUjianId} />;
}

function RunningLembar({ lembar, jadwalUjianId }: { lembar: ExamSession; jadwalUjianId: string }) {
  const view = useExamView(lembar);
  if (!view.tab_aktif)
    return <LembarBlocked cause="tab" jadwalUjianId={jadwalUjianId} unsent={view.belum_terkirim} />;
  if (view.status !== 'mengerjakan')
    return <Navigate to={`/peserta/konfirmasi-selesai-ujian/${jadwalUjianId}`} replace />;
  if (!view.pemegang)
    return <LembarBlocked cause="perangkat" jadwalUjianId={jadwalUjianId} unsent={view.belum_terkirim} />;
  if (isCovered(view)) return <LembarCovered lembar={lembar} view={view} />;
  return <Lembar lembar={lembar} view={view} />;
}

/** The token is asked for again, by a server that can check it: an outage locks nobody out (S22). */
const isCovered = ({ keluar, putus_sejak_ms }: ExamView): boolean =>
  keluar !== undefined && keluar.kali >= keluar.batas && putus_sejak_ms === null;
