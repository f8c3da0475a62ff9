import { useId, useState } from 'react';
import type { LeftOpen } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';

interface GantiPesertaDialogProps {
  left: LeftOpen;
  /** Tries the token; answers a sentence where it did not do. */
  change: (token: string) => Promise<string | undefined>;
  /** true: the participant was changed; false: it was put off. */
  onEnd: (isChanged: boolean) => void;
}

/** Stands before the dashboard of a participant who signs in where the exam of another runs. */
export function GantiPesertaDialog({ left, change, onEnd }: GantiPesertaDialogProps) {
  const form = useId();
  const [token, setToken] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(): Promise<void> {
    if (!token.trim() || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const text = await change(token);
    setBusy(false);
    if (text === undefined) onEnd(true);
    else setProblem(text);
  }
  return (
    <Dialog
      title="Ganti peserta"
      actions={
        <>
          <Button
            disabled={isBusy}
            onClick={() => {
              onEnd(false);
            }}
          >
            Batal
          </Button>
          <Button type="submit" form={form} look="main" disabled={!token.trim() || isBusy}>
            Ganti peserta
          </Button>
        </>
      }
    >
      <p>
        Di perangkat ini ujian <strong>{left.mapel}</strong> milik peserta{' '}
        <strong>{left.akun.toUpperCase()}</strong> masih berjalan. Jawabannya aman dan tetap dikirim.
      </p>
      <p>
        Untuk memakai perangkat ini, minta token kepada pengawas. Bila peserta itu akan kembali ke sini, tekan
        Batal.
      </p>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label="Token"
          hint="Dibacakan atau diketik oleh pengawas."
          value={token}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setToken(event.target.value.toUpperCase());
            setProblem(undefined);
          }}
        />
      </form>
      {problem && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
    </Dialog>
  );
}
