import { Stack, TextField } from '@mui/material';
import { isTypedName } from '@spmb/shared/kernel/text/typed-name.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

const leastLetters = 3;

interface TypedConfirmProps {
  title: string;
  text: ReactNode;
  yes: string;
  /** To be typed before what replaces or destroys data: the school's name (N33), unless `label` says whose. */
  nama: string;
  label?: string;
  busy: boolean;
  /** Fields besides, below the others. */
  more?: ReactNode;
  onYes: (typed: { konfirmasi: string; alasan: string }) => void;
  onNo: () => void;
}

/** Asks for the school's name and a reason; the act opens when both are there. */
export function TypedConfirm({ nama, label = 'Nama sekolah', more, ...rest }: TypedConfirmProps) {
  const [konfirmasi, setKonfirmasi] = useState('');
  const [alasan, setAlasan] = useState('');
  const isComplete = isTypedName(konfirmasi, nama) && alasan.trim().length >= leastLetters;
  return (
    <ConfirmDialog
      {...rest}
      danger
      no="Batal"
      disabled={!isComplete}
      onYes={() => rest.onYes({ konfirmasi, alasan })}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          label={label}
          value={konfirmasi}
          disabled={rest.busy}
          onChange={(event) => setKonfirmasi(event.target.value)}
          helperText={`Ketik ${nama} untuk melanjutkan`}
          autoComplete="off"
          autoFocus
          color="error"
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <TextField
          label="Alasan"
          value={alasan}
          disabled={rest.busy}
          onChange={(event) => setAlasan(event.target.value)}
          helperText="Paling sedikit 3 huruf; dicatat di Riwayat Perubahan"
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        {more}
      </Stack>
    </ConfirmDialog>
  );
}
