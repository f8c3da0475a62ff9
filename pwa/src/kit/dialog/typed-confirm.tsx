import { Stack, TextField } from '@mui/material';
import { isTypedName } from '@spmb/shared/kernel/text/typed-name.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

const leastLetters = 3;

interface TypedConfirmProps {
  title: string;
  text: ReactNode;
  yes: string;
  /** The school's name, to be typed before what replaces or destroys its data (N33). */
  nama: string;
  busy: boolean;
  /** Fields besides, below the others. */
  more?: ReactNode;
  onYes: (typed: { konfirmasi: string; alasan: string }) => void;
  onNo: () => void;
}

/** Asks for the school's name and a reason; the act opens when both are there. */
export function TypedConfirm({ nama, more, ...rest }: TypedConfirmProps) {
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
          label="Nama sekolah"
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
