import { Alert, Button, Stack, TextField } from '@mui/material';
import { batalkanTempat } from '@spmb/shared/seleksi/calls.ts';
import { useState } from 'react';
import { useAction } from '../../../kit/call/use-action.ts';
import { messageOf } from '../../../kit/port/staff-port.ts';

/** Takes a placement by hand back, with a reason. */
export function BatalkanTempat({ id, close }: { id: string; close: () => void }) {
  const act = useAction(batalkanTempat, 'form');
  const [alasan, setAlasan] = useState('');
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <TextField
        label="Alasan penempatan dibatalkan"
        value={alasan}
        onChange={({ target }) => setAlasan(target.value)}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      {act.error !== null && <Alert severity="error">{messageOf(act.error)}</Alert>}
      <Button
        color="error"
        variant="contained"
        disabled={alasan.trim() === '' || act.isPending}
        onClick={() => act.mutate({ id, alasan }, { onSuccess: close })}
        sx={{ alignSelf: 'flex-end' }}
      >
        {act.isPending ? 'Sedang diproses…' : 'Batalkan penempatan ini'}
      </Button>
    </Stack>
  );
}
