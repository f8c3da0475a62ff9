import { Link } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DaftarDokumen } from './daftar-dokumen.tsx';
import { DaftarPeraturan } from './daftar-peraturan.tsx';
import { useDasbor } from './use-dasbor.ts';
import styles from './dasbor.css?url';

/** The required documents on a page of their own (/peserta/dokumen). */
export function DokumenScreen() {
  const { data, loading, disconnected, problem, refresh } = useDasbor();
  useTitle('Dokumen persyaratan');
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <p>
        <Link className="button button-plain" to="/peserta/dashboard">
          Kembali ke dasbor
        </Link>
      </p>
      <h1 className="visually-hidden">Dokumen persyaratan</h1>
      {(disconnected || problem) && (
        <MessageBox tone={problem ? 'red' : 'amber'} role="status">
          {problem || 'Terputus dari server sekolah. Sambungkan, lalu muat ulang.'}
        </MessageBox>
      )}
      {!data && loading && <Skeleton lines={4} words="Memuat dokumen…" />}
      {data?.dokumen.length === 0 && <p>Sekolah tidak meminta dokumen selain yang ada di formulir.</p>}
      {data && <DaftarDokumen dokumen={data.dokumen} changed={refresh} />}
      <DaftarPeraturan peraturan={data?.peraturan} />
    </>
  );
}
