import { Alert, Stack, TextField } from '@mui/material';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { Masalah } from './masalah.tsx';
import { useTerbitkan } from './use-terbitkan.ts';

interface RencanaDialogProps {
  keadaan: KeadaanPublikasi;
  close: () => void;
}

/** Plans an instant; it is proposed as the school's profile has it. */
export function RencanaDialog({ keadaan: { usulan, versi }, close }: RencanaDialogProps) {
  const zona = useSchoolZone();
  const { run, isPending, isAsked, problem } = useTerbitkan(versi, close);
  const [tanggal, setTanggal] = useState(usulan?.lewat ? '' : (usulan?.tanggal ?? ''));
  const [jam, setJam] = useState(usulan?.jam ?? '');
  return (
    <ConfirmDialog
      title="Rencanakan waktu terbit"
      text="Hasil sekarang dibekukan dan terbit sendiri pada waktu ini. Nilai yang berubah sesudahnya tidak mengubahnya."
      yes={isAsked ? 'Ya, rencanakan juga' : 'Rencanakan'}
      busy={isPending}
      disabled={tanggal === '' || jam === ''}
      onYes={() => run({ sekarang: false, tanggal, jam })}
      onNo={close}
    >
      <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
        <TextField
          label="Tanggal"
          type="date"
          value={tanggal}
          onChange={({ target }) => setTanggal(target.value)}
          fullWidth
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={`Jam (${zona})`}
          type="time"
          value={jam}
          onChange={({ target }) => setJam(target.value)}
          fullWidth
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
      {usulan?.lewat && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Waktu pengumuman di profil sekolah sudah lewat. Pilih waktu lain di sini.
        </Alert>
      )}
      <Masalah problem={problem} isAsked={isAsked} />
    </ConfirmDialog>
  );
}
