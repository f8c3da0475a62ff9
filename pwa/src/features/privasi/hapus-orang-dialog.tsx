import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { hapusOrang, lihatHapusOrang } from '@spmb/shared/privasi/calls.ts';
import type { LihatHapusOrang } from '@spmb/shared/privasi/hapus-orang.ts';
import type { ReactNode } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { TypedConfirm } from '../../kit/dialog/typed-confirm.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';

/** Deletes all that is kept about somebody, once it was seen what goes and what stays, and his name was typed. */
export function HapusOrangDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const seen = useFreshAnswer(at(lihatHapusOrang, { id }));
  const act = useAction(at(hapusOrang, { id }));
  if (!seen.data || seen.data.halangan !== '')
    return (
      <Pesan onClose={onClose}>
        {seen.isError && <ErrorState error={seen.error} retry={seen.refetch} />}
        {seen.isPending && <ListSkeleton rows={3} />}
        {seen.data && <Alert severity="warning">{seen.data.halangan}</Alert>}
      </Pesan>
    );
  return (
    <TypedConfirm
      title="Hapus data seseorang"
      text={<Isi lihat={seen.data} />}
      yes="Hapus selamanya"
      nama={seen.data.nama}
      label="Nama orangnya"
      busy={act.isPending}
      onNo={onClose}
      onYes={(typed) => act.mutate(typed, { onSuccess: onClose })}
    />
  );
}

function Pesan({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="judul-hapus-orang">
      <DialogTitle id="judul-hapus-orang">Hapus data seseorang</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Isi({ lihat: { nama, nomor, ikut, berkas, tetap } }: { lihat: LihatHapusOrang }) {
  return (
    <>
      <Typography>
        <strong>{nama}</strong> ({nomor}). Tidak dapat diurungkan.
      </Typography>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>Terhapus</Typography>
      <Daftar
        items={[...ikut.map(({ kata, jumlah }) => `${kata}: ${jumlah}`), `Berkas unggahan: ${berkas}`]}
      />
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>Tetap ada</Typography>
      <Daftar items={tetap} />
    </>
  );
}

const Daftar = ({ items }: { items: readonly string[] }) => (
  <ul style={{ margin: 0, paddingLeft: '1.2rem' }}>
    {items.map((one) => (
      <li key={one}>{one}</li>
    ))}
  </ul>
);
