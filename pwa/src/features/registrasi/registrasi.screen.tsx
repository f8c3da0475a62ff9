import { useAppInfo } from '../../shell/site.tsx';
import { useAskInfoWhile } from '../../shell/use-ask-info-while.ts';
import { useTitle } from '../../shell/use-title.ts';
import { Card } from '../../ui/card.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RegistrasiForm } from './registrasi-form.tsx';
import { useRegistrasi } from './use-registrasi.ts';
import './registrasi.css';

/** An account for an applicant. `onDone`: it is there, and the login page knows what to say. */
export function RegistrasiScreen({ onDone }: { onDone: () => void }) {
  useTitle('Registrasi');
  const info = useAppInfo();
  const regby = info.regby ?? 'nisn';
  const registrasi = useRegistrasi(regby, onDone);
  useAskInfoWhile(info.version !== '' && !info.apps_pendaftaran);
  if (!info.version) return <Skeleton lines={8} words="Formulir sedang dimuat" />;
  return (
    <Card className="registrasi">
      <h1>Registrasi</h1>
      {!info.apps_pendaftaran ? (
        <MessageBox tone="amber" role="status">
          Pendaftaran sedang ditutup, jadi akun belum dapat dibuat.
          <a href="/home#jadwal">Lihat jadwal pendaftaran</a>
        </MessageBox>
      ) : (
        <>
          <p>Buat akun, lalu masuk dan lengkapi formulir pendaftaran.</p>
          <RegistrasiForm registrasi={registrasi} regby={regby} />
        </>
      )}
      <p>
        Sudah punya akun? <a href="/login">Masuk</a>
      </p>
    </Card>
  );
}
