import { Alert, Button, TextField } from '@mui/material';
import { jamServer, pakaiJamKomputer } from '@spmb/shared/sistem/calls.ts';
import { differenceWords } from '@spmb/shared/sistem/jam-server.schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { useAction } from '../../kit/call/use-action.ts';

const queryKey = ['jam-server'];
const lookEveryMs = 60_000;

/** Says that the computer's clock was set while the server ran, which no exam follows until it is taken over (P6). */
export function JamServer({ mayTakeOver }: { mayTakeOver: boolean }) {
  const port = useStaffPort();
  const [isAsked, ask] = useState(false);
  const jam = useQuery({
    queryKey,
    queryFn: () => port.call(jamServer),
    refetchInterval: lookEveryMs,
  });
  const selisih = jam.data?.selisih_ms ?? 0;
  if (selisih === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        mayTakeOver && (
          <Button
            color="inherit"
            onClick={() => {
              ask(true);
            }}
          >
            Pakai jam komputer
          </Button>
        )
      }
    >
      Jam komputer server {differenceWords(selisih)} daripada jam ujian, karena diubah saat aplikasi berjalan.
      Ujian tetap memakai jam semula, jadi tidak ada waktu peserta yang hilang atau bertambah.{' '}
      {mayTakeOver
        ? 'Betulkan jam komputer, atau pakai jam itu bila memang sudah benar.'
        : 'Beri tahu administrator.'}
      {isAsked && (
        <TakeOver
          selisih={selisih}
          close={() => {
            ask(false);
          }}
        />
      )}
    </Alert>
  );
}

function TakeOver({ selisih, close }: { selisih: number; close: () => void }) {
  const [alasan, setAlasan] = useState('');
  const act = useAction(pakaiJamKomputer);
  const client = useQueryClient();
  return (
    <ConfirmDialog
      title="Pakai jam komputer"
      text={`Jam ujian akan maju atau mundur ke jam komputer (${differenceWords(selisih)}). Peserta yang sedang ujian langsung mengikutinya.`}
      yes="Pakai jam komputer"
      danger
      busy={act.isPending}
      disabled={alasan.trim().length < 3}
      onYes={() => {
        act.mutate(
          { selisih_ms: selisih, alasan },
          {
            onSuccess: () => {
              close();
              void client.invalidateQueries({ queryKey });
            },
          },
        );
      }}
      onNo={close}
    >
      <TextField
        label="Alasan"
        value={alasan}
        onChange={(event) => {
          setAlasan(event.target.value);
        }}
        fullWidth
        margin="normal"
        autoFocus
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </ConfirmDialog>
  );
}
