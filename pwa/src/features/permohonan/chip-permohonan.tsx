import type { StatusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { warnaStatus } from './pelamar/warna-status.ts';

export const ChipPermohonan = ({ status }: { status: StatusPermohonan }) => (
  <StatusChip tone={warnaStatus[status]} label={status} />
);
