import { TextField } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';

interface NomorDialogProps {
  /** Of the question that moves. */
  nomor: number;
  busy: boolean;
  onMove: (nomor: number) => void;
  onClose: () => void;
}

/** Asks to which place of its bank a question goes: it may be pages away. */
export function NomorDialog({ nomor, busy, onMove, onClose }: NomorDialogProps) {
  const [typed, setTyped] = useState('');
  const goal = Number(typed);
  const isWrong = !Number.isInteger(goal) || goal < 1 || goal > 100_000;
  return (
    <ConfirmDialog
      title={`Pindahkan soal ${nomor}`}
      text="Soal di antaranya bergeser satu nomor."
      yes="Pindahkan"
      no="Batal"
      busy={busy}
      disabled={isWrong}
      onYes={() => onMove(goal)}
      onNo={onClose}
    >
      <TextField
        type="number"
        label="Ke nomor"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && !isWrong && !busy && onMove(goal)}
        autoFocus
        fullWidth
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { min: 1, max: 100_000 } }}
      />
    </ConfirmDialog>
  );
}
