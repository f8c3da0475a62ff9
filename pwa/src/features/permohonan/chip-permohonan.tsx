import type { StatusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { StatusChip, type Tone } from '../../kit/display/status-chip.tsx';

/** Colours of the specification. */
const tones: Readonly<Record<StatusPermohonan, Tone>> = {
  PENGAJUAN: 'grey',
  TERVERIFIKASI: 'green',
  PERBAIKAN: 'amber',
  DITOLAK: 'red',
};

export const ChipPermohonan = ({ status }: { status: StatusPermohonan }) => (
  <StatusChip tone={tones[status]} label={status} />
);
