import { Link } from 'react-router-dom';
import { useAppInfo, useServices } from '../../../shell/services.tsx';
import type { HeldAttempt, PreparableExam, PrepareState } from '../../../sync/ports/exam-session.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import { PrepareLine } from './prepare-line.tsx';

interface ExamCardProps {
  exam: PreparableExam;
  prepared: PrepareState | undefined;
  held: HeldAttempt | undefined;
  /** The server has not confirmed what is known of the exam. */
  fromMemory: boolean;
  retry: () => void;
}

/** One exam of the participant: when it is, whether it is open, whether its questions are on this device. */
export function ExamCard({ exam, prepared, held, fromMemory, retry }: ExamCardProps) {
  const { zona } = useAppInfo();
  const { clock } = useServices();
  // A finish that only this device knows counts, until the server says that the exam is open again.
  const isClosedHere = held?.selesai === true && (fromMemory || held.belum_terkirim > 0 || !exam.aktif);
  const isDone = exam.selesai || isClosedHere;
  // Without a network nobody says BUKA at the bell, so the session's own times open it too; the server decides.
  const now = clock.nowMs();
  const isOpen = !isDone && (exam.aktif || (now >= exam.mulai_ms && now < exam.selesai_ms));
  // On whatever device: who moves to another one finds there that his exam goes on.
  const isBegun = held !== undefined || Boolean(exam.ujian_id);
  const path = `/peserta/konfirmasi-mulai-ujian/${exam.jadwal_ujian_id}`;
  return (
    <Card className="exam-card" aria-label={exam.jadwal}>
      <div className="exam-card-head">
        <h3>{exam.jadwal}</h3>
        <Chip tone={isOpen ? 'green' : 'grey'}>{isOpen ? 'BUKA' : 'TUTUP'}</Chip>
      </div>
      <p>
        {exam.sesi} · {dateInWords(exam.tanggal)} ·{' '}
        <span className="figures">
          {withDot(exam.jam_mulai)}–{withDot(exam.jam_selesai)} {zona}
        </span>
      </p>
      <p className="muted">
        {exam.jumlah_soal} soal · {exam.waktu} menit
      </p>
      {isDone ? (
        <p>Ujian ini sudah selesai. Terima kasih.</p>
      ) : (
        <PrepareLine sealed={exam.paket !== null} state={prepared} retry={retry} />
      )}
      {isOpen && held && <p>Jawaban Anda di perangkat ini aman.</p>}
      {isOpen && (
        <Link className="button button-main" to={path}>
          {isBegun ? 'Lanjutkan ujian' : 'Mulai ujian'}
        </Link>
      )}
      {!isOpen && !isDone && now < exam.mulai_ms && <p>Dibuka pukul {withDot(exam.jam_mulai)}.</p>}
    </Card>
  );
}
