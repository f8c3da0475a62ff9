import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import { StatusChip, type Tone } from '../../kit/display/status-chip.tsx';

/** By the code of the status. */
const tones: readonly Tone[] = ['grey', 'grey', 'amber', 'amber', 'green', 'red', 'red'];

/** Status of a participant's file; null takes part in exams only. */
export function StatusBerkas({ status }: { status: number | null }) {
  const tone = status === null ? undefined : tones[status];
  return <StatusChip tone={tone ?? 'blue'} label={statusBerkasText(status)} />;
}
