import type { StatusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { Chip } from '../../../ui/chip.tsx';
import { warnaStatus } from './warna-status.ts';

/** Where an application stands. */
export const StatusChip = ({ status }: { status: StatusPermohonan }) => (
  <Chip tone={warnaStatus[status]}>{status}</Chip>
);
