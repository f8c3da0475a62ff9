import type { HasilTerbuka } from '@spmb/shared/hasil-pendaftar/hasil-pendaftar.ts';
import { kataHasil } from '@spmb/shared/hasil-pendaftar/kata-hasil.ts';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card.tsx';
import { ChipHasil } from './chip-hasil.tsx';

/** The result on the dashboard, from its publication on. */
export function KartuHasil({ hasil: { diumumkan, hasil } }: { hasil: HasilTerbuka }) {
  if (!diumumkan) return null;
  if (!hasil)
    return (
      <Card className="dasbor-status">
        <h3>Hasil seleksi sudah diumumkan</h3>
        <p>
          Anda tidak ikut seleksi, karena berkas Anda belum diterima saat seleksi dijalankan. Bila ini keliru,
          kirim pesan ke panitia.
        </p>
      </Card>
    );
  const { title, body } = kataHasil(hasil);
  return (
    <Card className="dasbor-status">
      <div className="dasbor-head">
        <h3>{title}</h3>
        <ChipHasil hasil={hasil} />
      </div>
      <p>{body[0]}</p>
      <Link className="button button-main" to="/peserta/hasil">
        Baca hasil dan penjelasannya
      </Link>
    </Card>
  );
}
