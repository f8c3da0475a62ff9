import { useCallback, useEffect, useState } from 'react';
import { useSite } from '../../shell/site.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { ambilBerkas, ambilBukti } from './ambil-bukti.ts';
import { KeadaanBukti } from './keadaan-bukti.tsx';
import { usePemeriksaan } from './use-pemeriksaan.ts';
import './bukti.css';

/** Computes a published selection again, in the reader's own browser: the school's file, or one that he kept. */
export function BuktiScreen() {
  useTitle('Bukti Seleksi');
  const { http } = useSite();
  const { mulai: mulaiSekolah, ...sekolah } = usePemeriksaan();
  // Beside the school's: its key is what a kept file is compared with.
  const sendiri = usePemeriksaan();
  const [file, setFile] = useState<File>();
  const hitungSekolah = useCallback(
    () => mulaiSekolah((signal) => ambilBukti(http, signal)),
    [http, mulaiSekolah],
  );
  useEffect(hitungSekolah, [hitungSekolah]);
  const hitungBerkas = (chosen: File) => {
    setFile(chosen);
    sendiri.mulai(() => ambilBerkas(chosen));
  };
  const lepasBerkas = () => {
    sendiri.batal();
    setFile(undefined);
  };
  const shown = file ? sendiri : sekolah;
  const kunciSekolah = sekolah.keadaan?.keadaan === 'selesai' ? sekolah.keadaan.hasil.kunci : undefined;
  return (
    <>
      <h1>Bukti Seleksi</h1>
      <p>
        Halaman ini menghitung ulang seleksi di peramban Anda, dari berkas yang ditandatangani server sekolah,
        lalu membandingkannya dengan yang diumumkan saat terbit; kursi yang berpindah saat daftar ulang tidak
        mengubahnya. Pendaftar disebut dengan nama samaran; jarak, tanggal lahir, dan waktu mendaftar hanya
        sebagai peringkat. Di program yang kecil, seseorang tetap dapat dikenali dari nilainya.
      </p>
      <label className="bukti-berkas button button-plain">
        <input
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            if (chosen) hitungBerkas(chosen);
            // The same file may be chosen again, once it was fetched anew.
            currentTarget.value = '';
          }}
        />
        Periksa berkas yang Anda simpan
      </label>
      {file && (
        <p>
          Yang diperiksa: {file.name}.{' '}
          <Button look="quiet" onClick={lepasBerkas}>
            Periksa bukti dari sekolah
          </Button>
        </p>
      )}
      {shown.keadaan && (
        <KeadaanBukti
          keadaan={shown.keadaan}
          kunciSekolah={kunciSekolah}
          onBatal={shown.batal}
          onUlang={() => (file ? hitungBerkas(file) : hitungSekolah())}
        />
      )}
    </>
  );
}
