import { Link, useLocation } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FailureBox } from './failure-box.tsx';
import { useLupaSandi } from './use-lupa-sandi.ts';
import './login.css';

/** Who can help with a forgotten password, and a request to them. */
export function LupaSandiScreen() {
  const typed: unknown = useLocation().state;
  const request = useLupaSandi(typeof typed === 'string' ? typed : '');
  const { email, nomorHp, told, failure, errors, isBusy, isReady } = request;
  useTitle('Lupa kata sandi');
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
            void request.send();
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
              request.setEmail(event.target.value);
            }}
          />
          <TextField
            label="Nomor HP (boleh dikosongkan)"
            inputMode="tel"
            autoComplete="tel"
            value={nomorHp}
            error={errors['nomor_hp']}
            onChange={(event) => {
              request.setNomorHp(event.target.value);
            }}
          />
          <Button type="submit" look="main" wide disabled={!isReady}>
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
