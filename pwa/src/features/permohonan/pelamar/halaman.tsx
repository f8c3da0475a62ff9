import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Ingatan } from './use-ingatan.ts';
import styles from './pelamar.css?url';

interface HalamanProps<Answer> {
  judul: string;
  /** The way to the other page. */
  ke: { to: string; label: string };
  ingatan: Ingatan<Answer>;
  children: (data: Answer) => ReactNode;
}

/** What both pages of applications have around their list. */
export function Halaman<Answer>({ judul, ke, ingatan, children }: HalamanProps<Answer>) {
  const { data, problem, refresh } = ingatan;
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
        <Button onClick={refresh}>Muat ulang</Button>
      </div>
      <h1>{judul}</h1>
      {problem && (
        <MessageBox tone="amber" role="status">
          {problem}
        </MessageBox>
      )}
      {data === undefined ? !problem && <Skeleton lines={4} words={`Memuat ${judul}…`} /> : children(data)}
    </div>
  );
}
