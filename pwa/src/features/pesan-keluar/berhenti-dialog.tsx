import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { berhentiWa, daftarBerhenti } from '@spmb/shared/pesan-keluar/calls.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';

/** Who wants no messages: by an answer of theirs, or because staff were told so. */
export function BerhentiDialog({ close }: { close: () => void }) {
  const list = useAnswer(daftarBerhenti);
  const act = useAction(berhentiWa);
  const [nomor, setNomor] = useState('');
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      aria-labelledby="judul-berhenti"
      slotProps={{ paper: { sx: { maxWidth: 480 } } }}
    >
      <DialogTitle id="judul-berhenti">Tidak ingin menerima pesan</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Yang membalas STOP tercatat sendiri bila gerbang memberi tahu server; balasan MULAI menghapusnya.
            Bila pesan dikirim dengan tangan, catat di sini.
          </Typography>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <TextField
              size="small"
              label="Nomor atau surel"
              value={nomor}
              onChange={({ target }) => setNomor(target.value)}
              fullWidth
            />
            <Button
              variant="contained"
              disabled={act.isPending || nomor.trim() === ''}
              onClick={() => act.mutate({ nomor, berhenti: true }, { onSuccess: () => setNomor('') })}
            >
              Catat
            </Button>
          </Stack>
          {list.isError && <ErrorState error={list.error} retry={list.refetch} />}
          {list.isPending && <ListSkeleton rows={2} />}
          {list.data?.length === 0 && <Typography variant="body2">Belum ada.</Typography>}
          {list.data?.map((one) => (
            <Stack
              key={one}
              direction="row"
              sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography sx={{ overflowWrap: 'anywhere' }}>{one}</Typography>
              <Button
                aria-label={`Kirimi lagi ${one}`}
                disabled={act.isPending}
                onClick={() => act.mutate({ nomor: one, berhenti: false })}
              >
                Kirimi lagi
              </Button>
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}
