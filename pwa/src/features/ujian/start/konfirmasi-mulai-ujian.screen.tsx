import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PlainPage } from '../../../shell/display/plain-page.tsx';
import { useServices, useSignIn } from '../../../shell/services.tsx';
import { SignOutDialog } from '../../../shell/area/lazy-sign-out.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { Busy } from '../../../ui/busy.tsx';
import { findDashboardMemory, type DashboardPeserta } from '../dashboard/dashboard-memory.ts';
import { useOpenedExam } from '../area/exam-area.tsx';
import { IdentityStep } from './identity-step.tsx';
import { StartStep } from './start-step.tsx';
import { useExamInfo } from './use-exam-info.ts';
import { useLembarStatus } from '../area/use-exam-view.ts';
import '../area/konfirmasi.css';

/** First the participant says that it is he, then the exam begins. */
export function KonfirmasiMulaiUjianScreen() {
  const { jadwalUjianId, lembar } = useOpenedExam();
  const { session } = useServices();
  const user = useSignIn()?.user;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const exam = useExamInfo(jadwalUjianId);
  const [isMe, setIsMe] = useState(false);
  const [notMe, setNotMe] = useState(false);
  useTitle('Konfirmasi mulai ujian');

  // Staff may have opened the attempt again, or put a new one in its place.
  const status = useLembarStatus(lembar);
  const isRunning = status === 'mengerjakan';
  const isClosed = status !== undefined && !isRunning && status !== 'diarsipkan' && status !== 'siap';
  if (!user)
    return (
      <Navigate
        to={isRunning ? `/peserta/lembar-soal/${jadwalUjianId}` : '/login'}
        replace
        state={{ dari: pathname }}
      />
    );
  if (exam.selesai || isClosed) return <AlreadyFinished jadwalUjianId={jadwalUjianId} hasSheet={isClosed} />;
  // The address of who sat here before: the own list is the way on.
  if (exam.isUnknown && !lembar) return <Navigate to="/peserta/dashboard" replace />;
  if (exam.loading)
    return (
      <main className="plain-page">
        <Busy words="Memuat keterangan ujian…" />
      </main>
    );

  const peserta: DashboardPeserta = findDashboardMemory(session)?.peserta ??
    user.peserta ?? { nama: user.username, nisn: null, nomor_peserta: user.email };
  return (
    <main className="konfirmasi">
      {isMe ? (
        <StartStep exam={exam} />
      ) : (
        <IdentityStep
          peserta={peserta}
          mapel={exam.info?.ujian}
          onYes={() => {
            setIsMe(true);
          }}
          onNo={() => {
            setNotMe(true);
          }}
          onBack={() => void navigate('/peserta/dashboard')}
        />
      )}
      {notMe && (
        <SignOutDialog
          onClose={() => {
            setNotMe(false);
          }}
        />
      )}
    </main>
  );
}

function AlreadyFinished({ jadwalUjianId, hasSheet }: { jadwalUjianId: string; hasSheet: boolean }) {
  return (
    <PlainPage title="Terima kasih">
      <p>Anda sudah menyelesaikan ujian ini.</p>
      {hasSheet && (
        <Link className="button" to={`/peserta/konfirmasi-selesai-ujian/${jadwalUjianId}`}>
          Lihat apakah semua jawaban sudah di server
        </Link>
      )}
      <Link className="button button-main" to="/peserta/dashboard">
        Kembali
      </Link>
    </PlainPage>
  );
}
