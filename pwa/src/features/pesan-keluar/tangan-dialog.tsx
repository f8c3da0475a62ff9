import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { nyatakanWa, tanganWa } from '@spmb/shared/pesan-keluar/calls.ts';
import type { PesanTangan } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useNotify } from '../../ui/notices.tsx';

/**
 * Works off what waits from staff's own phone or WhatsApp Web. One key does it: the button in focus opens the chat, and then
 * says that it was sent and goes to the next. No chat is opened that a colleague has dealt with since the list was read.
 */
export function TanganDialog({ close }: { close: () => void }) {
  const list = useAnswer(tanganWa);
  const act = useAction(nyatakanWa);
  const notify = useNotify();
  const [opened, setOpened] = useState<string>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const waiting = list.data?.filter(({ id }) => !skipped.includes(id)) ?? [];
  const [next] = waiting;
  const isOpened = next !== undefined && opened === next.id;
  const busy = act.isPending || list.isFetching;
  const openChat = async ({ id, tautan }: PesanTangan) => {
    const { data, isSuccess } = await list.refetch();
    if (!isSuccess) return;
    if (!data.some((one) => one.id === id)) {
      notify('info', 'Pesan tadi sudah ditangani petugas lain. Lanjutkan dengan yang berikutnya.');
      return;
    }
    window.open(tautan, '_blank', 'noopener');
    setOpened(id);
  };
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      aria-labelledby="judul-tangan"
      slotProps={{ paper: { sx: { maxWidth: 480 } } }}
    >
      <DialogTitle id="judul-tangan">Kirim dengan tangan</DialogTitle>
      <DialogContent>
        {list.isError && <ErrorState error={list.error} retry={list.refetch} />}
        {list.isPending && <ListSkeleton rows={2} />}
        {list.data && !next && <EmptyState text="Tidak ada lagi pesan yang antre." />}
        {next && (
          <Stack sx={{ gap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {next.nama} · {next.nomor}
            </Typography>
            <Paper variant="outlined" sx={{ p: 1.5 }}>
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {next.pesan}
              </Typography>
            </Paper>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {isOpened
                ? 'Tekan kirim di WhatsApp, kembali ke sini, lalu tekan Enter.'
                : 'Tekan Enter: WhatsApp terbuka dengan nomor dan isi pesan ini.'}
            </Typography>
          </Stack>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={close}>Tutup</Button>
        {next && (
          <>
            <Button disabled={busy} onClick={() => setSkipped([...skipped, next.id])}>
              Lewati
            </Button>
            <Button disabled={busy} onClick={() => act.mutate({ id: next.id, terkirim: false })}>
              Tidak terkirim
            </Button>
            <Button
              autoFocus
              variant="contained"
              aria-disabled={busy}
              onClick={() => {
                if (busy) return;
                if (isOpened) act.mutate({ id: next.id, terkirim: true });
                else void openChat(next);
              }}
            >
              {isOpened ? 'Sudah terkirim, berikutnya' : 'Buka WhatsApp'}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
