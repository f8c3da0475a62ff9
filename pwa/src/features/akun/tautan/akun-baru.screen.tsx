import { petunjukKataSandi } from '@spmb/shared/akun/kata-sandi.ts';
import { Link } from 'react-router-dom';
import { useAppInfo } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { FailureBox } from '../login/failure-box.tsx';
import { SchoolMark } from '../login/school-mark.tsx';
import { useAkunBaru } from './use-akun-baru.ts';
import '../login/login.css';

/** Whoever opens the one-time link of a message chooses a password of his own. */
export function AkunBaruScreen() {
  useTitle('Buat kata sandi');
  const form = useAkunBaru();
  return (
    <Card className="login">
      <SchoolMark info={useAppInfo()} />
      <h1>Buat kata sandi Anda</h1>
      {form.hasToken ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.send();
          }}
        >
          <p>
            Tautan dari pesan sekolah berlaku satu kali. Sesudahnya masuk dengan nomor peserta di pesan itu.
          </p>
          <FailureBox failure={form.failure} />
          <PasswordField
            label="Kata Sandi Baru"
            hint={petunjukKataSandi('peserta')}
            autoComplete="new-password"
            {...form.bind('password')}
          />
          <PasswordField
            label="Ulang Kata Sandi Baru"
            autoComplete="new-password"
            {...form.bind('repassword')}
          />
          <Button type="submit" look="main" wide disabled={form.isBusy}>
            {form.isBusy ? 'Menyimpan…' : 'Simpan kata sandi'}
          </Button>
        </form>
      ) : (
        <MessageBox tone="amber">
          Halaman ini dibuka dari tautan di pesan sekolah. Buka lagi tautan itu dari pesannya; bila tidak
          berlaku lagi, pilih Lupa kata sandi di halaman masuk.
        </MessageBox>
      )}
      <Link className="button button-plain" to="/login">
        Ke halaman masuk
      </Link>
    </Card>
  );
}
