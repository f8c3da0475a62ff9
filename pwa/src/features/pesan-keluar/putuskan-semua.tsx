import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { putuskanSemua } from '@spmb/shared/pesan-keluar/calls.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';

interface PutuskanSemuaProps {
  keadaan: 'gagal' | 'tidak_pasti';
  /** How many the list shows. */
  jumlah: number;
  /** What the list is narrowed to besides. */
  blast: string | undefined;
  q: string;
}

/** Decides about all messages that a list of failed or uncertain ones shows, once their number is confirmed. */
export function PutuskanSemua({ keadaan, jumlah, blast, q }: PutuskanSemuaProps) {
  const [isAsked, ask] = useState(false);
  const act = useAction(putuskanSemua);
  const close = () => ask(false);
  const decide = (putusan: 'kirim_ulang' | 'terkirim' | 'gagal') =>
    act.mutate({ keadaan, putusan, jumlah, blast: blast ?? null, q }, { onSettled: close });
  const count = jumlah.toLocaleString('id-ID');
  if (keadaan === 'gagal')
    return (
      <>
        <Button variant="outlined" onClick={() => ask(true)}>
          Kirim ulang semua
        </Button>
        {isAsked && (
          <ConfirmDialog
            title={`Kirim ulang ${count} pesan yang gagal`}
            text="Semua pesan gagal di daftar ini antre lagi, juga yang di halaman lain. Pesan tidak pasti tidak ikut."
            yes="Kirim ulang"
            busy={act.isPending}
            onYes={() => decide('kirim_ulang')}
            onNo={close}
          />
        )}
      </>
    );
  return (
    <>
      <Button variant="outlined" onClick={() => ask(true)}>
        Putuskan semua
      </Button>
      {isAsked && (
        <Dialog open onClose={close} fullWidth aria-labelledby="judul-putuskan-semua">
          <DialogTitle id="judul-putuskan-semua">Apakah {count} pesan ini sampai?</DialogTitle>
          <DialogContent>
            <DialogContentText>
              Semua pesan tidak pasti di daftar ini diputuskan sama, juga yang di halaman lain. Yang sudah
              sampai lalu dikirim ulang diterima dua kali: periksa dahulu di gerbang, atau tanyakan kepada
              beberapa penerima.
            </DialogContentText>
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <Button autoFocus onClick={close} disabled={act.isPending}>
              Nanti
            </Button>
            <Button onClick={() => decide('terkirim')} disabled={act.isPending}>
              Semua sampai
            </Button>
            <Button onClick={() => decide('gagal')} disabled={act.isPending}>
              Tidak ada yang sampai
            </Button>
            <Button variant="contained" onClick={() => decide('kirim_ulang')} disabled={act.isPending}>
              Kirim ulang semua
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
