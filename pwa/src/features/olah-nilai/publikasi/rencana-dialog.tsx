import { Alert, Stack, TextField } from '@mui/material';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useState } from 'react';
import { AlasanField } from '../../../kit/dialog/alasan-field.tsx';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { Masalah } from './masalah.tsx';
import { useTerbitkan } from './use-terbitkan.ts';

interface RencanaDialogProps {
  keadaan: KeadaanPublikasi;
  close: () => void;
}

const dibekukan =
  'Hasil sekarang dibekukan dan terbit sendiri pada waktu ini. Nilai yang berubah sesudahnya tidak mengubahnya.';
const gelombang =
  'Sampai saat itu hasil yang terbit tetap tampil, dan kursi yang kosong tidak dapat diberikan kepada cadangan. Yang sudah diterima tetap diterima.';

/** Plans an instant, as the school's profile has it; beside what is public it is a later wave, with a reason. */
export function RencanaDialog({ keadaan, close }: RencanaDialogProps) {
  const { usulan, versi } = keadaan;
  const isWave = keadaan.terbit_sejak_ms !== null;
  const zona = useSchoolZone();
  const { run, isPending, isAsked, problem } = useTerbitkan(versi, close);
  const [tanggal, setTanggal] = useState(usulan?.lewat ? '' : (usulan?.tanggal ?? ''));
  const [jam, setJam] = useState(usulan?.jam ?? '');
  const [alasan, setAlasan] = useState('');
  return (
    <ConfirmDialog
      title="Rencanakan waktu terbit"
      text={isWave ? `${dibekukan} ${gelombang}` : dibekukan}
      yes={isAsked ? 'Ya, rencanakan juga' : 'Rencanakan'}
      busy={isPending}
      disabled={tanggal === '' || jam === '' || (isWave && alasan.trim() === '')}
      onYes={() => run({ sekarang: false, tanggal, jam, ...(isWave && { alasan }) })}
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
      {isWave && <AlasanField label="Alasan gelombang ini" value={alasan} onChange={setAlasan} />}
      {usulan?.lewat && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Waktu pengumuman di profil sekolah sudah lewat. Pilih waktu lain di sini.
        </Alert>
      )}
      <Masalah problem={problem} isAsked={isAsked} />
    </ConfirmDialog>
  );
}
