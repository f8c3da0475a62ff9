import { lupaKataSandi } from '@spmb/shared/akun/calls.ts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { failureOf, type Failure } from '../../http/failure.ts';
import { CallError } from '../../http/call-error.ts';
import { useServices } from '../../app/services.tsx';
import { useTitle } from '../../app/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureBox } from './failure-box.tsx';
import './login.css';

/** Who can help with a forgotten password, and a request to them. */
export function LupaSandiScreen() {
  const { http } = useServices();
  const typed: unknown = useLocation().state;
  const [email, setEmail] = useState(typeof typed === 'string' ? typed : '');
  const [nomorHp, setNomorHp] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useTitle('Lupa kata sandi');

  async function send(): Promise<void> {
    if (!email.trim() || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      const body = { email, nomor_hp: nomorHp };
      setTold((await http.call(lupaKataSandi, body)).message);
    } catch (failed) {
      const kesalahan = failed instanceof CallError ? failed.kesalahan : {};
      setErrors(kesalahan);
      if (Object.keys(kesalahan).length === 0) setFailure(failureOf(failed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card className="login">
      <h1>Lupa kata sandi</h1>
      <p>
        <strong>Di ruang ujian:</strong> angkat tangan atau datangi panitia. Tunjukkan kartu peserta; panitia
        dapat membuat kata sandi baru dalam satu menit.
      </p>
      {told ? (
        <MessageBox tone="green" role="status">
          {told}
        </MessageBox>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p>
            <strong>Di tempat lain:</strong> kirim permintaan. Administrator sekolah menjawabnya dengan kata
            sandi sekali pakai.
          </p>
          <TextField
            label="Nomor Peserta atau Email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={errors['email']}
            onChange={(event) => {
              setEmail(event.target.value);
            }}
          />
          <TextField
            label="Nomor HP (boleh dikosongkan)"
            inputMode="tel"
            autoComplete="tel"
            value={nomorHp}
            error={errors['nomor_hp']}
            onChange={(event) => {
              setNomorHp(event.target.value);
            }}
          />
          <Button type="submit" look="main" wide disabled={!email.trim() || isBusy}>
            {isBusy ? 'Mengirim…' : 'Kirim permintaan'}
          </Button>
          <FailureBox failure={failure} />
        </form>
      )}
      <Link className="button button-plain" to="/login">
        Kembali ke halaman masuk
      </Link>
    </Card>
  );
}
