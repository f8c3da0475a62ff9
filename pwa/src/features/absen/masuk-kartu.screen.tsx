import { masukKartu } from '@spmb/shared/absen/calls.ts';
import { useState, type SyntheticEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { keepTicket, readTicket } from '../../app/card-ticket.ts';
import { CallError } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { useServices } from '../../app/services.tsx';
import { useTitle } from '../../app/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import './masuk-kartu.css';

const shown = '/ruang/layar';
type Fields = Readonly<Record<string, string>>;

/** A proctor opens his room here with its card, without an account. */
export function MasukKartuScreen() {
  useTitle('Kartu ruang');
  const { http } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const { hash } = location;
  const [kode, setKode] = useState(decodeURIComponent(hash.slice(1)).toUpperCase());
  const [nama, setNama] = useState('');
  const [nip, setNip] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; fields: Fields }>();
  const ended = (location.state as { pesan?: string } | null)?.pesan;

  const open = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      keepTicket(await http.call(masukKartu, { kode, nama, nip }));
      // The code does not stay in the address.
      void navigate(shown, { replace: true });
    } catch (error) {
      const fields = error instanceof CallError ? error.kesalahan : {};
      setProblem({ text: textOfProblem(error), fields });
      setBusy(false);
    }
  };

  if (hash === '' && readTicket()) return <Navigate to={shown} replace />;
  return (
    <Card className="masuk-kartu">
      <form onSubmit={(event) => void open(event)}>
        <h1>Kartu ruang</h1>
        <p className="muted">
          Untuk pengawas: kartu ini membuka layar satu ruang selama ujiannya, tanpa akun.
        </p>
        {problem ? (
          <MessageBox tone="amber" role="alert">
            {problem.text}
          </MessageBox>
        ) : (
          ended && <MessageBox tone="blue">{ended}</MessageBox>
        )}
        <div className="masuk-kartu-kode">
          <TextField
            label="Kode kartu"
            hint="8 huruf di kartu, tanpa memandang besar kecilnya."
            value={kode}
            error={problem?.fields['kode']}
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setKode(event.target.value.toUpperCase())}
          />
        </div>
        <TextField
          label="Nama lengkap pengawas"
          hint="Tercatat pada setiap tindakan dan masuk ke berita acara."
          value={nama}
          error={problem?.fields['nama']}
          required
          minLength={3}
          maxLength={80}
          autoComplete="name"
          onChange={(event) => setNama(event.target.value)}
        />
        <TextField
          label="NIP (boleh kosong)"
          value={nip}
          error={problem?.fields['nip']}
          maxLength={30}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setNip(event.target.value)}
        />
        <Button type="submit" look="main" wide disabled={busy}>
          {busy ? 'Membuka ruang…' : 'Buka ruang'}
        </Button>
      </form>
    </Card>
  );
}
