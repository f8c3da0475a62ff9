import { Link } from 'react-router-dom';
import type { HeldAttempt, PreparableExam } from '../../../sync/ports/exam-session.ts';
import { MessageBox } from '../../../ui/message-box.tsx';

/** Finished exams whose answers are still on their way: this device must stay on. */
export function UnsentBox({
  held,
  jadwal,
}: {
  held: readonly HeldAttempt[];
  jadwal: readonly PreparableExam[];
}) {
  return held
    .filter(({ selesai, belum_terkirim }) => selesai && belum_terkirim > 0)
    .map(({ jadwal_ujian_id, ujian_id, belum_terkirim }) => (
      <MessageBox key={ujian_id} tone="amber" role="status" title="Jangan matikan perangkat ini">
        <p>
          {belum_terkirim} jawaban{' '}
          {jadwal.find((exam) => exam.jadwal_ujian_id === jadwal_ujian_id)?.jadwal ?? 'ujian sebelumnya'}{' '}
          belum terkirim dan terus dicoba.
        </p>
        <Link to={`/peserta/konfirmasi-selesai-ujian/${jadwal_ujian_id}`}>Lihat keadaannya</Link>
      </MessageBox>
    ));
}
