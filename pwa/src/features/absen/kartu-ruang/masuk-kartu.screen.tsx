import { masukKartu } from '@spmb/shared/absen/calls.ts';
import { useState, type SyntheticEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { keepTicket, readTicket } from '../../../shell/session/card-ticket.ts';
import { CallError } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useServices } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { KartuFields } from '../session/kartu-fields.tsx';
import './masuk-kartu.css';

const shown = '/ruang/layar';

/** A proctor opens his room here with its card, without an account. */
export function MasukKartuScreen() {
  useTitle('Kartu ruang');
  const { http } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const { hash } = location;
  const [isian, setIsian] = useState({
    kode: decodeURIComponent(hash.slice(1)).toUpperCase(),
    nama: '',
    nip: '',
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; fields: Readonly<Record<string, string>> }>();
  const ended = (location.state as { pesan?: string } | null)?.pesan;

  const open = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      keepTicket(await http.call(masukKartu, isian));
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
        <KartuFields isian={isian} setIsian={setIsian} wrong={problem?.fields ?? {}} />
        <Button type="submit" look="main" wide disabled={busy}>
          {busy ? 'Membuka ruang…' : 'Buka ruang'}
        </Button>
      </form>
    </Card>
  );
}
