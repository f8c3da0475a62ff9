import { Typography } from '@mui/material';
import { waktuJawab } from '@spmb/shared/pesan/calls.ts';
import { lamaTunggu } from '@spmb/shared/pesan/percakapan.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';

/** Who waits, and how fast the committee answered in the last seven days. */
export function WaktuJawab() {
  const { data, dataUpdatedAt } = useAnswer(waktuJawab);
  const port = useStaffPort();
  if (!data || dataUpdatedAt === 0) return null;
  const { menunggu, terlama_ms, dijawab, median_ms } = data;
  const waiting =
    terlama_ms === null
      ? 'Tidak ada pendaftar yang menunggu jawaban.'
      : `${menunggu} pendaftar menunggu jawaban, yang terlama ${lamaTunggu(port.nowMs() - terlama_ms)}.`;
  const speed =
    median_ms === null
      ? 'Belum ada jawaban dalam 7 hari terakhir.'
      : `Separuh dari ${dijawab} jawaban dalam 7 hari terakhir datang dalam ${lamaTunggu(median_ms)}.`;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      {waiting} {speed}
    </Typography>
  );
}
