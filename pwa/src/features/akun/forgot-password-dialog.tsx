import { useState } from 'react';
import { HttpProblem, textOfProblem } from '../../app/http-problem.ts';
import { useServices } from '../../app/services.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Who can help with a forgotten password, and a request to them. */
export function ForgotPasswordDialog({ nomor, onClose }: { nomor: string; onClose: () => void }) {
  const { http } = useServices();
  const [email, setEmail] = useState(nomor);
  const [nomorHp, setNomorHp] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function send(): Promise<void> {
    if (!email.trim() || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setErrors({});
    try {
      const body = { email, nomor_hp: nomorHp };
      setTold((await http.post<{ message: string }>('lupa-kata-sandi', body)).message);
    } catch (failed) {
      const kesalahan = failed instanceof HttpProblem ? failed.kesalahan : {};
      setErrors(kesalahan);
      if (Object.keys(kesalahan).length === 0) setProblem(textOfProblem(failed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      title="Lupa kata sandi"
      onClose={onClose}
      actions={
        told ? (
          <Button look="main" onClick={onClose}>
            Mengerti
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Tutup</Button>
            <Button look="main" disabled={!email.trim() || isBusy} onClick={() => void send()}>
              {isBusy ? 'Mengirim…' : 'Kirim permintaan'}
            </Button>
          </>
        )
      }
    >
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
          {/* Enter sends from either field. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        </form>
      )}
      {problem && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
    </Dialog>
  );
}
