import { diterima, ditolak } from '@spmb/shared/pendaftaran/peralihan.ts';
import { StatusChip, type Tone } from '../../../kit/display/status-chip.tsx';

/** Words of the specification (N7). */
const words: Readonly<Record<number, readonly [Tone, string]>> = {
  [diterima]: ['green', 'BERKAS DITERIMA'],
  [ditolak]: ['red', 'BERKAS DITOLAK'],
};

/** Status of a file that was decided. */
export function StatusVerified({ status }: { status: number }) {
  const [tone, label] = words[status] ?? ['red', 'BERKAS DICABUT'];
  return <StatusChip tone={tone} label={label} />;
}
