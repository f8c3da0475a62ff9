import { tokenHalaman } from '@spmb/shared/ujian/calls.ts';
import { useState } from 'react';
import { textOfProblem } from '../../../http/failure.ts';
import { PlainPage } from '../../../shell/display/plain-page.tsx';
import { useServices } from '../../../shell/services.tsx';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { TimeLeft } from '../time/time-left.tsx';

/** Stands over a sheet whose page was left too often, until the supervisor's token is typed (S22). */
export function LembarCovered({ lembar, view }: { lembar: ExamSession; view: ExamView }) {
  const { http } = useServices();
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);

  async function open(): Promise<void> {
    setSending(true);
    setProblem(undefined);
    try {
      await http.call(tokenHalaman, { ujian_id: view.ujian_id, token: token.trim() });
    } catch (failure) {
      setProblem(textOfProblem(failure));
    }
    setSending(false);
    // The answer uncovers the sheet, and so does none.
    lembar.sendNow();
  }
  return (
    <PlainPage title="Lembar soal tertutup">
      <p>
        Anda keluar dari halaman ujian {view.keluar?.kali} kali. Angkat tangan dan minta pengawas membacakan
        token untuk membukanya lagi. Jawaban Anda aman, dan waktu tetap berjalan.
      </p>
      <TimeLeft leftMs={view.sisa_ms} />
      <form
        className="konfirmasi-form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <TextField
          label="Token"
          value={token}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem}
          onChange={(event) => {
            setProblem(undefined);
            setToken(event.target.value.toUpperCase());
          }}
        />
        <Button type="submit" look="main" wide disabled={sending || !token.trim()}>
          Buka lembar soal
        </Button>
      </form>
    </PlainPage>
  );
}
