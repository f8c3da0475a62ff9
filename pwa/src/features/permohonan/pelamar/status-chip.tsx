import type { StatusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { Chip, type ChipTone } from '../../../ui/chip.tsx';

const tones: Readonly<Record<string, ChipTone>> = {
  PENGAJUAN: 'grey',
  TERVERIFIKASI: 'green',
  PERBAIKAN: 'amber',
};

/** Where an application stands, in the colours of the specification. */
export const StatusChip = ({ status }: { status: StatusPermohonan }) => (
  <Chip tone={tones[status] ?? 'red'}>{status}</Chip>
);
