import { Alert, Button } from '@mui/material';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useSchoolZone } from '../../../../kit/port/school-zone.ts';
import { formatInstant } from '../../../../shell/format-date.ts';
import { diBawah } from '../kepala/di-bawah.ts';

interface UsulanBoxProps {
  rekam: RekamVerifikasi;
  isReadOnly: boolean;
  onSahkan: () => void;
}

/** A rejection that waits for a second account. */
export function UsulanBox({ rekam: { usulan, alasan_pilihan }, isReadOnly, onSahkan }: UsulanBoxProps) {
  const zona = useSchoolZone();
  if (!usulan) return null;
  const names = usulan.alasan_kode.map(
    (kode) => alasan_pilihan.find(({ value }) => value === kode)?.label ?? kode,
  );
  return (
    <Alert
      severity="warning"
      sx={diBawah}
      action={
        !usulan.saya &&
        !isReadOnly && (
          <Button color="inherit" onClick={onSahkan}>
            Sahkan penolakan
          </Button>
        )
      }
    >
      <strong>
        {usulan.saya ? 'Anda' : usulan.nama} mengusulkan berkas ini ditolak,{' '}
        {formatInstant(usulan.dibuat_ms, zona)}.
      </strong>{' '}
      Alasan: {names.join(', ')}. Pesan: {usulan.pesan}{' '}
      {usulan.saya
        ? 'Pemeriksa lain yang mengesahkannya atau memutuskan lain.'
        : 'Sahkan, atau putuskan lain di langkah 17.'}
    </Alert>
  );
}
