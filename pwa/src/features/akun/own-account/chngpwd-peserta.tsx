import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { BackLink } from './back-link.tsx';
import { FailureBox } from '../login/failure-box.tsx';
import { gantiSandiWords, useGantiSandi } from './use-ganti-sandi.ts';
import './akun-peserta.css';

/** A participant chooses his own password. */
export function ChngpwdPeserta() {
  useTitle(gantiSandiWords.title);
  const form = useGantiSandi();
  return (
    <Card className="akun-peserta">
      <h1>{gantiSandiWords.title}</h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        {form.isForced ? (
          <MessageBox tone="blue">{gantiSandiWords.forced}</MessageBox>
        ) : (
          <p>Kata sandi pada kartu peserta tidak berlaku lagi setelah Anda menggantinya.</p>
        )}
        <FailureBox failure={form.failure} />
        {form.asksOld && <PasswordField label="Kata Sandi Sekarang" {...form.bind('password_lama')} />}
        <PasswordField
          label="Kata Sandi Baru"
          hint={gantiSandiWords.hint('peserta')}
          autoComplete="new-password"
          {...form.bind('password')}
        />
        <PasswordField
          label="Ulang Kata Sandi Baru"
          autoComplete="new-password"
          {...form.bind('repassword')}
        />
        <Button type="submit" look="main" disabled={form.isBusy}>
          {form.isBusy ? 'Menyimpan…' : 'Simpan'}
        </Button>
      </form>
      {!form.isForced && <BackLink />}
    </Card>
  );
}
