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
import { ambilTangan, lewatiTangan, nyatakanWa, tanganWa } from '@spmb/shared/pesan-keluar/calls.ts';
import type { PesanTangan } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { noticeOf } from '../../kit/display/error-detail.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { useNotify } from '../../ui/notices.tsx';

/**
 * Works off what waits from staff's own phone or WhatsApp Web. One key does it: the button in focus opens the chat, and then
 * says that it was sent and goes to the next. A chat opens only once the server has given its message to whoever asks.
 */
export function TanganDialog({ close }: { close: () => void }) {
  const list = useAnswer(tanganWa);
  const act = useAction(nyatakanWa);
  const port = useStaffPort();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const next = list.data?.pesan.find(({ id }) => !skipped.includes(id));
  const busy = act.isPending || isAsking || list.isFetching;
  /** Asks about one message, and reads the list anew whatever came of it. */
  const ask = async (about: () => Promise<void>) => {
    setAsking(true);
    await about().catch((error: unknown) => notify('warning', noticeOf(error)));
    await list.refetch();
    setAsking(false);
  };
  const openChat = ({ id }: PesanTangan) =>
    ask(async () => {
      const { data } = await port.call(ambilTangan, { id });
      window.open(data.tautan, '_blank', 'noopener');
    });
  const skip = ({ id, dibuka }: PesanTangan) =>
    ask(async () => {
      if (dibuka) await port.call(lewatiTangan, { id });
      setSkipped([...skipped, id]);
    });
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
        {list.data?.dipegang.map(({ pemegang, jumlah }) => (
          <Typography key={pemegang} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {jumlah} pesan sedang dikirim {pemegang}.
          </Typography>
        ))}
        {next && <KartuPesan pesan={next} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={close}>Tutup</Button>
        {next && (
          <>
            <Button disabled={busy} onClick={() => void skip(next)}>
              Lewati
            </Button>
            {next.dibuka && (
              <Button disabled={busy} onClick={() => void openChat(next)}>
                Buka lagi
              </Button>
            )}
            <Button disabled={busy} onClick={() => act.mutate({ id: next.id, terkirim: false })}>
              Tidak terkirim
            </Button>
            <Button
              autoFocus
              variant="contained"
              aria-disabled={busy}
              onClick={() => {
                if (busy) return;
                if (next.dibuka) act.mutate({ id: next.id, terkirim: true });
                else void openChat(next);
              }}
            >
              {next.dibuka ? 'Sudah terkirim, berikutnya' : 'Buka WhatsApp'}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function KartuPesan({ pesan: { nama, nomor, pesan: isi, dibuka } }: { pesan: PesanTangan }) {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {nama} · {nomor}
      </Typography>
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {isi}
        </Typography>
      </Paper>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dibuka
          ? 'Tekan kirim di WhatsApp, kembali ke sini, lalu tekan Enter.'
          : 'Tekan Enter: WhatsApp terbuka dengan nomor dan isi pesan ini.'}
      </Typography>
    </Stack>
  );
}
