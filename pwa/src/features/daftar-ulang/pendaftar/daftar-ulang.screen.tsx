import { daftarUlangSaya } from '@spmb/shared/daftar-ulang/calls.ts';
import type { DaftarUlangSaya } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { kabarDaftarUlang } from '@spmb/shared/daftar-ulang/kabar.ts';
import { bolehBeralih } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { HttpClient } from '../../../http/http-client.ts';
import { useIngatan } from '../../../shell/isian/use-ingatan.ts';
import { useAppInfo, useServices } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FormulirDaftarUlang } from './formulir-daftar-ulang.tsx';
import { MundurDialog } from './mundur-dialog.tsx';
import styles from './daftar-ulang.css?url';

const ask = async (http: HttpClient): Promise<{ saya: DaftarUlangSaya }> => ({
  saya: await http.call(daftarUlangSaya),
});

/** An applicant's own re-registration (/peserta/konfirmasi-daftar-ulang). */
export function DaftarUlangScreen() {
  useTitle('Daftar ulang');
  const { data, loading, disconnected, problem, refresh } = useIngatan('daftar-ulang', ask);
  return (
    <div className="daftar-ulang">
      <link rel="stylesheet" href={styles} precedence="default" />
      <p>
        <Link className="button button-plain" to="/peserta/dashboard">
          Kembali ke dasbor
        </Link>
      </p>
      <h1>Daftar ulang</h1>
      {(disconnected || problem) && (
        <MessageBox tone={problem ? 'red' : 'amber'} role="status">
          {problem || 'Terputus dari server sekolah. Yang sudah Anda pilih tersimpan di perangkat ini.'}
        </MessageBox>
      )}
      {!data && loading && <Skeleton lines={4} words="Memuat daftar ulang…" />}
      {data && <Keadaan saya={data.saya} changed={refresh} />}
    </div>
  );
}

function Keadaan({ saya, changed }: { saya: DaftarUlangSaya; changed: () => void }) {
  const { session } = useServices();
  const { zona } = useAppInfo();
  const [isLeaving, setLeaving] = useState(false);
  const user = session.current()?.user;
  const { tone, title, body } = kabarDaftarUlang(saya, zona);
  const { status, verifikasi_keterangan, jurusan } = saya;
  return (
    <>
      <MessageBox tone={tone} title={title} role="status">
        <p>{body}</p>
        {verifikasi_keterangan !== '' && (
          <p style={{ whiteSpace: 'pre-line' }}>Pesan panitia: {verifikasi_keterangan}</p>
        )}
      </MessageBox>
      {user && saya.kelayakan === 'berhak' && (saya.terbuka || saya.daftar_ulang_dokumen !== '') && (
        <FormulirDaftarUlang akun={user.email} saya={saya} changed={changed} />
      )}
      {user && status !== null && bolehBeralih(status, 'mundur', 'pendaftar') && (
        <p>
          <Button look="quiet" onClick={() => setLeaving(true)}>
            Saya mengundurkan diri
          </Button>
        </p>
      )}
      {isLeaving && (
        <MundurDialog jurusan={jurusan} nama={saya.nama} close={() => setLeaving(false)} changed={changed} />
      )}
    </>
  );
}
