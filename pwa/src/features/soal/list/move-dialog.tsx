import { masterSoalCombo } from '@spmb/shared/soal/calls.ts';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { MissingChoices } from '../../../kit/form/form-fields.tsx';
import { useOptions } from '../../../kit/list/use-list.ts';

interface MoveDialogProps {
  bankId: string;
  count: number;
  busy: boolean;
  onMove: (ke: string) => void;
  onClose: () => void;
}

/** Asks into which bank questions go. */
export function MoveDialog({ bankId, count, busy, onMove, onClose }: MoveDialogProps) {
  const banks = useOptions(masterSoalCombo);
  const [ke, setKe] = useState('');
  const others = (banks.data ?? []).filter(({ value }) => value !== bankId);
  const empty =
    banks.data && others.length === 0
      ? 'Belum ada bank soal lain. Buat dulu di daftar bank soal.'
      : undefined;
  return (
    <ConfirmDialog
      title={`Pindahkan ${count} soal`}
      text="Soal ditaruh di belakang soal terakhir bank tujuan."
      yes="Pindahkan"
      no="Batal"
      busy={busy}
      disabled={ke === ''}
      onYes={() => onMove(ke)}
      onNo={onClose}
    >
      <TextField
        select
        fullWidth
        label="Bank tujuan"
        value={ke}
        onChange={(event) => setKe(event.target.value)}
        helperText={empty}
        sx={{ mt: 2 }}
      >
        {others.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {banks.isError && <MissingChoices label="bank tujuan" retry={banks.refetch} />}
    </ConfirmDialog>
  );
}
