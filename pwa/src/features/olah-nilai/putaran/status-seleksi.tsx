import { Stack } from '@mui/material';
import { StatusChip } from '../../../kit/display/status-chip.tsx';

interface StatusSeleksiProps {
  status: string | null;
  /** His score is not the published one any more. */
  berubah: boolean;
}

/** Where an applicant stands; nothing before a round has run. Green when the value is L (3 §2). */
export function StatusSeleksi({ status, berubah }: StatusSeleksiProps) {
  if (!berubah) return <Status status={status} />;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <Status status={status} />
      <StatusChip tone="amber" label="berubah" title="Nilainya berbeda dari hasil yang terbit" />
    </Stack>
  );
}

function Status({ status }: { status: string | null }) {
  if (status === null) return null;
  if (status === 'L') return <StatusChip tone="green" label="L" title="Diterima di program ini" />;
  if (status === 'TL') return <StatusChip tone="grey" label="TL" title="Tidak diterima di program ini" />;
  return <StatusChip tone="amber" label={status} title="Dalam daftar cadangan program ini" />;
}
