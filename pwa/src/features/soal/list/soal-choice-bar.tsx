import { Button, Paper, Typography } from '@mui/material';
import type { AskedAct } from './use-soal-dialogs.tsx';
import type { SusunSoal } from './use-susun-soal.ts';

interface SoalChoiceBarProps {
  susun: SusunSoal;
  onAsk: (asked: AskedAct) => void;
}

/** What can be done with the chosen questions. */
export function SoalChoiceBar({ susun, onAsk }: SoalChoiceBarProps) {
  const { chosen } = susun;
  if (chosen.length === 0) return null;
  return (
    <Paper role="region" aria-label="Soal terpilih" elevation={3} sx={bar}>
      <Typography sx={{ mr: 'auto' }}>{chosen.length} soal dipilih</Typography>
      <Button onClick={() => susun.copy(chosen)}>Salin</Button>
      <Button onClick={() => onAsk({ act: 'pindah', soal: chosen })}>Pindahkan</Button>
      <Button color="error" onClick={() => onAsk({ act: 'hapus', soal: chosen })}>
        Hapus
      </Button>
      <Button onClick={susun.chooseNone}>Batal pilih</Button>
    </Paper>
  );
}

const bar = {
  position: 'sticky',
  top: 8,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 0.5,
} as const;
