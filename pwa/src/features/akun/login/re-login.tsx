import { useState } from 'react';
import type { Failure } from '../../../http/failure.ts';
import { useEndedSignIn, useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { FailureBox } from './failure-box.tsx';
import { signInWith } from './sign-in-with.ts';

const wrong = 'Kata sandi salah. Periksa kartu peserta, lalu coba lagi.';
const noServer = 'Server tidak terjangkau. Ujian tetap berjalan; coba lagi setelah tersambung.';

/** Lies over an open sheet. Takes the account that was signed in and no other, and can be put off. */
export function ReLogin() {
  const services = useServices();
  const { session } = services;
  const ended = useEndedSignIn();
  const [sandi, setSandi] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [putOff, setPutOff] = useState(false);
  if (!ended || putOff) return null;
  const nomor = ended.user.peserta?.nomor_peserta ?? ended.user.email;
  const putOffUntilLater = (): void => {
    setPutOff(true);
  };

  async function send(): Promise<void> {
    if (!ended || !sandi || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await signInWith(services, { nomor, sandi, ingat: ended.ingat });
    setBusy(false);
    if (result.jenis === 'berhasil') await session.begin(result.token, result.user, ended.ingat);
    else if (result.jenis === 'putus') setFailure({ text: noServer });
    else setFailure(result.jenis === 'gagal' ? { text: wrong } : result.failure);
  }
  return (
    <Dialog
      title="Masuk lagi"
      onClose={putOffUntilLater}
      actions={
        <>
          <Button onClick={putOffUntilLater}>Nanti saja</Button>
          <Button look="main" disabled={!sandi || isBusy} onClick={() => void send()}>
            Masuk
          </Button>
        </>
      }
    >
      <p>Waktu masuk Anda sudah habis. Ujian tetap berjalan dan jawaban tetap dikirim.</p>
      <p>
        Nomor Peserta: <strong>{nomor}</strong>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <PasswordField
          label="Kata Sandi"
          value={sandi}
          onChange={(event) => {
            setSandi(event.target.value);
          }}
        />
      </form>
      <FailureBox failure={failure} />
    </Dialog>
  );
}
