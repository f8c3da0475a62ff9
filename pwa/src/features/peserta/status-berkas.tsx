import { StatusChip, type Tone } from '../../crud/display/status-chip.tsx';

/** The file statuses by their code (0 is a draft). */
export const statusBerkas: readonly { label: string; tone: Tone }[] = [
  { label: 'Draf', tone: 'grey' },
  { label: 'Pengajuan', tone: 'grey' },
  { label: 'Perbaikan Berkas', tone: 'amber' },
  { label: 'Pengajuan Perbaikan', tone: 'amber' },
  { label: 'Berkas Diterima', tone: 'green' },
  { label: 'Berkas Ditolak', tone: 'red' },
  { label: 'Cabut Berkas', tone: 'red' },
];

/** Status of a participant's file; null takes part in exams only. */
export function StatusBerkas({ status }: { status: number | null }) {
  const known = status === null ? undefined : statusBerkas[status];
  return <StatusChip tone={known?.tone ?? 'blue'} label={known?.label ?? 'Peserta ujian'} />;
}
