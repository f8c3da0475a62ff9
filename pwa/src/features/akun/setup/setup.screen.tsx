import { Link, useNavigate } from 'react-router-dom';
import { useAppInfo } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { BusyOverlay } from '../../../ui/busy.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { SetupForm } from './setup-form.tsx';
import { useSetup } from './use-setup.ts';
import './setup.css';

/** First start of a fresh server: the school and its first administrator. */
export function SetupScreen() {
  const info = useAppInfo();
  const notify = useNotify();
  const navigate = useNavigate();
  useTitle('Pengaturan awal');
  const setup = useSetup((message) => {
    notify('success', message);
    void navigate('/login', { replace: true });
  });
  if (!info.perlu_setup && !setup.sending)
    return (
      <Card className="setup">
        <h1>Pengaturan awal sudah selesai</h1>
        <p>Administrator sudah ada di server ini. Masuk dengan akun tersebut.</p>
        <Link className="button button-main" to="/login">
          Ke halaman masuk
        </Link>
      </Card>
    );
  return (
    <Card className="setup">
      <h1>Selamat datang</h1>
      <p>
        Server ini baru. Isi data sekolah dan buat akun administrator pertama; yang lain dapat diisi kemudian.
      </p>
      <p>
        Komputer ini menggantikan server yang rusak? <Link to="/setup/pulihkan">Pulihkan dari cadangan</Link>
      </p>
      <SetupForm setup={setup} />
      {setup.sending && <BusyOverlay words="Menyiapkan sekolah…" />}
    </Card>
  );
}
