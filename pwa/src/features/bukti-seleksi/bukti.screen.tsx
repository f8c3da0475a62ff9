import { bacaBukti, BuktiRusak } from '@spmb/shared/bukti-seleksi/baca-bukti.ts';
import type { IsiBukti } from '@spmb/shared/bukti-seleksi/bukti.ts';
import { buktiSeleksi } from '@spmb/shared/bukti-seleksi/calls.ts';
import { hitungBukti, type BuktiDihitung } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import { useCallback, useEffect, useState } from 'react';
import { CallError } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { useSite } from '../../shell/site.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CariSamaran } from './cari-samaran.tsx';
import { HasilHitung } from './hasil-hitung.tsx';

interface Checked {
  isi: IsiBukti;
  dihitung: BuktiDihitung;
  kunci: string;
}

const check = (text: string): Checked => {
  const { isi, kunci } = bacaBukti(text);
  return { isi, kunci, dihitung: hitungBukti(isi) };
};

const sentenceOf = (problem: unknown): string => {
  if (problem instanceof BuktiRusak) return problem.message;
  if (problem instanceof CallError && problem.httpStatus === 404)
    return 'Tidak ada bukti: belum ada hasil yang diumumkan, atau seleksinya tidak dijalankan di aplikasi ini. Tanyakan kepada panitia.';
  return problem instanceof CallError
    ? textOfProblem(problem)
    : 'Isi bukti ini tidak dapat dihitung. Ambil lagi berkas buktinya dari halaman sekolah.';
};

/** Computes a published selection again, in the reader's own browser: the school's file, or one that he kept. */
export function BuktiScreen() {
  useTitle('Bukti Seleksi');
  const { http } = useSite();
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<unknown>();
  const [kunciSekolah, setKunciSekolah] = useState<string>();
  const show = useCallback((text: string) => {
    setProblem(undefined);
    setChecked(undefined);
    const one = check(text);
    setChecked(one);
    return one;
  }, []);
  useEffect(() => {
    http
      .call(buktiSeleksi)
      .then((berkas) => setKunciSekolah(show(JSON.stringify(berkas)).kunci))
      .catch(setProblem);
  }, [http, show]);
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
          onChange={({ currentTarget: { files } }) => {
            files?.[0]?.text().then(show).catch(setProblem);
          }}
        />
        Periksa berkas yang Anda simpan
      </label>
      {!checked && problem === undefined && <Skeleton lines={6} words="Seleksi sedang dihitung ulang" />}
      {problem !== undefined && (
        <MessageBox tone="red" role="alert">
          {sentenceOf(problem)}
        </MessageBox>
      )}
      {checked && (
        <>
          <Penanda kunci={checked.kunci} kunciSekolah={kunciSekolah} />
          <HasilHitung isi={checked.isi} dihitung={checked.dihitung} />
          <CariSamaran isi={checked.isi} dihitung={checked.dihitung} />
        </>
      )}
    </>
  );
}

/** Whose signature it is: anybody may sign what he has made up, with a key of his own. */
function Penanda({ kunci, kunciSekolah }: { kunci: string; kunciSekolah: string | undefined }) {
  if (kunciSekolah !== undefined && kunciSekolah !== kunci)
    return (
      <MessageBox tone="red" role="alert">
        Berkas ini ditandatangani dengan kunci lain, bukan kunci server sekolah ini. Ambil berkasnya dari
        halaman sekolah.
      </MessageBox>
    );
  return (
    <p>
      {kunciSekolah === kunci
        ? 'Tanda tangan cocok dengan kunci server sekolah ini. '
        : 'Tanda tangan cocok, tetapi kuncinya belum dapat dibandingkan dengan kunci sekolah. '}
      Kunci: <code className="bukti-kunci">{kunci}</code>
    </p>
  );
}
