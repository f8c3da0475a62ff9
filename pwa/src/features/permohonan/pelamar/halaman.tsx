import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { KeadaanIngatan } from '../../../shell/isian/use-ingatan.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './pelamar.css?url';

interface HalamanProps<Row> {
  judul: string;
  /** The way to the other page. */
  ke: { to: string; label: string };
  ingatan: KeadaanIngatan<{ daftar: Row[] }>;
  children: (daftar: Row[]) => ReactNode;
}

/** What both pages of applications have around their list. */
export function Halaman<Row>({ judul, ke, ingatan, children }: HalamanProps<Row>) {
  const { data, loading, disconnected, problem, refresh } = ingatan;
  const { zona } = useAppInfo();
  useTitle(judul);
  return (
    <div className="pelamar">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="pelamar-acts">
        <Link className="button button-plain" to="/peserta/dashboard">
          Kembali ke dasbor
        </Link>
        <Link className="button button-plain" to={ke.to}>
          {ke.label}
        </Link>
        <Button disabled={loading} onClick={refresh}>
          Muat ulang
        </Button>
      </div>
      <h1>{judul}</h1>
      {disconnected && (
        <MessageBox tone="amber" role="status" title="Terputus dari server sekolah">
          <p>
            {data
              ? `Data di bawah ini diambil ${dateInWords(localDate(data.diambil_ms, zona))} pukul ${clockText(data.diambil_ms, zona)}.`
              : 'Data ini belum ada di perangkat ini. Sambungkan ke server sekolah, lalu muat ulang.'}
          </p>
        </MessageBox>
      )}
      {problem && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
      {!data && loading && <Skeleton lines={4} words={`Memuat ${judul}…`} />}
      {data && children(data.daftar)}
    </div>
  );
}
