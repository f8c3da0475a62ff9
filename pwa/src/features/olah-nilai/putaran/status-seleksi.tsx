import { StatusChip } from '../../../kit/display/status-chip.tsx';

/** Where an applicant stands; nothing before a round has run. Green when the value is L (3 §2). */
export function StatusSeleksi({ status }: { status: string | null }) {
  if (status === null) return null;
  if (status === 'L') return <StatusChip tone="green" label="L" title="Diterima di program ini" />;
  if (status === 'TL') return <StatusChip tone="grey" label="TL" title="Tidak diterima di program ini" />;
  return <StatusChip tone="amber" label={status} title="Dalam daftar cadangan program ini" />;
}
