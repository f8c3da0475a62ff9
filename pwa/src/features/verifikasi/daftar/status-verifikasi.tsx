import { pengajuan, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { nadaBerkas } from '@spmb/shared/peserta/status-berkas.ts';
import { StatusChip } from '../../../kit/display/status-chip.tsx';

/** Words of the specification (N7). */
const words: Readonly<Record<number, string>> = {
  [pengajuan]: 'PENGAJUAN BARU',
  [perbaikan]: 'PERBAIKAN',
};

/** Status of a file that is not decided yet. */
export const StatusVerifikasi = ({ status }: { status: number }) => (
  <StatusChip tone={nadaBerkas(status)} label={words[status] ?? 'PENGAJUAN PERBAIKAN'} />
);
