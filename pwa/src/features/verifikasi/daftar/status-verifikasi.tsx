import { pengajuan, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { StatusChip, type Tone } from '../../../kit/display/status-chip.tsx';

/** Words of the specification (N7). */
const words: Readonly<Record<number, readonly [Tone, string]>> = {
  [pengajuan]: ['grey', 'PENGAJUAN BARU'],
  [perbaikan]: ['amber', 'PERBAIKAN'],
};

/** Status of a file that is not decided yet. */
export function StatusVerifikasi({ status }: { status: number }) {
  const [tone, label] = words[status] ?? ['amber', 'PENGAJUAN PERBAIKAN'];
  return <StatusChip tone={tone} label={label} />;
}
