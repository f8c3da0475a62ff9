import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { hapusWa, kirimUlang, nyatakanWa } from '@spmb/shared/pesan-keluar/calls.ts';
import type { PesanWa } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { useState, type ReactNode } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';

/** What staff do to one message: send it again, decide about it where nobody is sure, or delete it. */
export function usePutuskan(): {
  ulang: (row: PesanWa) => void;
  hapus: (row: PesanWa) => void;
  dialog: ReactNode;
} {
  const [asked, ask] = useState<{ row: PesanWa; what: 'putuskan' | 'hapus' }>();
  const again = useAction(kirimUlang);
  const say = useAction(nyatakanWa);
  const remove = useAction(at(hapusWa, { id: asked?.row.id ?? '' }));
  const close = () => ask(undefined);
  const done = { onSettled: close };
  const busy = again.isPending || say.isPending;
  const { row, what } = asked ?? {};
  return {
    ulang: (one) =>
      one.keadaan === 'tidak_pasti' ? ask({ row: one, what: 'putuskan' }) : again.mutate({ id: one.id }),
    hapus: (one) => ask({ row: one, what: 'hapus' }),
    dialog: row && (
      <>
        {what === 'putuskan' && (
          <PutuskanDialog
            row={row}
            busy={busy}
            close={close}
            nyatakan={(terkirim) => say.mutate({ id: row.id, terkirim }, done)}
            ulang={() => again.mutate({ id: row.id }, done)}
          />
        )}
        {what === 'hapus' && (
          <ConfirmDialog
            title="Hapus pesan"
            text={`Pesan untuk ${row.name} dihapus dari daftar${row.status === null ? ' dan tidak dikirim' : ''}.`}
            yes="Hapus"
            danger
            busy={remove.isPending}
            onYes={() => remove.mutate(undefined, done)}
            onNo={close}
          />
        )}
      </>
    ),
  };
}

interface PutuskanProps {
  row: PesanWa;
  busy: boolean;
  close: () => void;
  nyatakan: (terkirim: boolean) => void;
  ulang: () => void;
}

/** A message whose answer was lost: whoever has asked its receiver decides. */
function PutuskanDialog({ row, busy, close, nyatakan, ulang }: PutuskanProps) {
  return (
    <Dialog open onClose={close} aria-labelledby="judul-putuskan" fullWidth>
      <DialogTitle id="judul-putuskan">Apakah pesan ini sampai?</DialogTitle>
      <DialogContent>
        <DialogContentText>{row.sebab}</DialogContentText>
        <DialogContentText sx={{ mt: 1 }}>
          Tanyakan kepada {row.name} ({row.nomor}). Bila dikirim ulang padahal sudah sampai, ia menerimanya
          dua kali.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={close} disabled={busy}>
          Nanti
        </Button>
        <Button onClick={() => nyatakan(true)} disabled={busy}>
          Sudah sampai
        </Button>
        <Button onClick={() => nyatakan(false)} disabled={busy}>
          Tidak sampai
        </Button>
        <Button variant="contained" onClick={ulang} disabled={busy}>
          Kirim ulang
        </Button>
      </DialogActions>
    </Dialog>
  );
}
