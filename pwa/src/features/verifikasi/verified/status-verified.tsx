import { Box } from '@mui/material';
import { diterima, ditolak } from '@spmb/shared/pendaftaran/peralihan.ts';
import { nadaBerkas } from '@spmb/shared/peserta/status-berkas.ts';
import type { BarisVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { StatusChip } from '../../../kit/display/status-chip.tsx';
import { usulanText } from '../daftar/usulan-text.ts';

/** Words of the specification (N7). */
const words: Readonly<Record<number, string>> = {
  [diterima]: 'BERKAS DITERIMA',
  [ditolak]: 'BERKAS DITOLAK',
};

/** Status of a file that was decided, and who wants it to be rejected. */
export function StatusVerified({ row: { status, usulan } }: { row: BarisVerifikasi }) {
  return (
    <Box component="span" sx={lines}>
      <StatusChip tone={nadaBerkas(status)} label={words[status] ?? 'BERKAS DICABUT'} />
      {usulan && <span>{usulanText(usulan)}</span>}
    </Box>
  );
}

const lines = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  height: '100%',
  fontSize: '0.75rem',
  lineHeight: 1.25,
  whiteSpace: 'normal',
} as const;
