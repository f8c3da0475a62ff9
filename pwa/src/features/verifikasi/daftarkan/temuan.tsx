import { Alert, Button, Stack } from '@mui/material';
import type { TemuanPendaftar } from '@spmb/shared/verifikasi/temuan-pendaftar.ts';
import { Link } from 'react-router-dom';
import { daftarBaruOf, formOf } from '../daftar/form-of.ts';
import { FormulirMeja } from './formulir-meja.tsx';
import { kataTemuan, kataTerkirim } from './kata-temuan.ts';
import type { Didaftarkan } from './terdaftar.tsx';

interface TemuanProps {
  nomor: string;
  temuan: TemuanPendaftar;
  muatUlang: () => unknown;
  onTerdaftar: (hasil: Didaftarkan) => void;
}

/** Who was found, and his form; or the way to his file, where he has sent one. */
export function Temuan({ nomor, temuan, muatUlang, onTerdaftar }: TemuanProps) {
  const { id, isi, versi, dibuka } = temuan;
  const lain = (
    <Button color="inherit" component={Link} to={daftarBaruOf()}>
      Cari yang lain
    </Button>
  );
  if (isi === null)
    return (
      <Alert severity="warning">
        {kataTerkirim(temuan)}
        <Stack direction="row" sx={{ gap: 1, mt: 1, ml: -1, flexWrap: 'wrap' }}>
          {id !== null && (
            <Button color="inherit" component={Link} to={formOf({ id })}>
              Buka berkas
            </Button>
          )}
          {lain}
        </Stack>
      </Alert>
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info" action={lain}>
        {kataTemuan(temuan)}
      </Alert>
      {!dibuka && (
        <Alert severity="warning">
          Pendaftaran sedang ditutup bagi pendaftar. Panitia tetap dapat mendaftarkan; itu tercatat di riwayat
          berkas.
        </Alert>
      )}
      <FormulirMeja
        key={`${id ?? ''} ${versi}`}
        nomor={nomor}
        temuan={{ ...temuan, isi }}
        muatUlang={muatUlang}
        onTerdaftar={onTerdaftar}
      />
    </Stack>
  );
}
