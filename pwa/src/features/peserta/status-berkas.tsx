import { nadaBerkas, statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import { StatusChip } from '../../kit/display/status-chip.tsx';

/** Status of a participant's file; null takes part in exams only. */
export const StatusBerkas = ({ status }: { status: number | null }) => (
  <StatusChip tone={nadaBerkas(status)} label={statusBerkasText(status)} />
);
