import { Navigate } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import type { ExamSession } from '../../../sync/ports/exam-session.ts';
import { useOpenedExam } from '../area/exam-area.tsx';
import { FinishMessage } from './finish-message.tsx';
import { FinishReview } from './finish-review.tsx';
import { LembarBlocked } from '../notices/lembar-blocked.tsx';
import { useExamView } from '../area/use-exam-view.ts';
import { useLeaveWarning } from '../area/use-leave-warning.ts';
import '../area/konfirmasi.css';
import './finish.css';

/** Before the finish the list of what is open, after it the message for the whole room to see. */
export function KonfirmasiSelesaiUjianScreen() {
  const { jadwalUjianId, lembar } = useOpenedExam();
  useTitle('Konfirmasi selesai ujian');
  if (!lembar) return <Navigate to={`/peserta/konfirmasi-mulai-ujian/${jadwalUjianId}`} replace />;
  return <Finish lembar={lembar} jadwalUjianId={jadwalUjianId} />;
}

function Finish({ lembar, jadwalUjianId }: { lembar: ExamSession; jadwalUjianId: string }) {
  const view = useExamView(lembar);
  useLeaveWarning(view);
  if (!view.tab_aktif)
    return <LembarBlocked cause="tab" jadwalUjianId={jadwalUjianId} unsent={view.belum_terkirim} />;
  if (view.status === 'siap')
    return <LembarBlocked cause="ditahan" jadwalUjianId={jadwalUjianId} unsent={view.belum_terkirim} />;
  if (view.status !== 'mengerjakan') return <FinishMessage view={view} lembar={lembar} />;
  if (!view.pemegang)
    return <LembarBlocked cause="perangkat" jadwalUjianId={jadwalUjianId} unsent={view.belum_terkirim} />;
  return <FinishReview view={view} lembar={lembar} jadwalUjianId={jadwalUjianId} />;
}
