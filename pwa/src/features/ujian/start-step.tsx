import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppInfo } from '../../app/services.tsx';
import { BusyOverlay } from '../../ui/busy.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOpenedExam } from './exam-area.tsx';
import { ExamFacts } from './exam-facts.tsx';
import { canFullScreen, enterFullScreen } from './full-screen.ts';
import { StartFailure } from './start-failure.tsx';
import type { ExamInfoState } from './use-exam-info.ts';
import { useStart } from './use-start.ts';

/** Facts about the exam, the token where one is asked for, and the start; then LANJUT to the sheet. */
export function StartStep({ exam }: { exam: ExamInfoState }) {
  const { jadwalUjianId, sheet } = useOpenedExam();
  const { zona } = useAppInfo();
  const navigate = useNavigate();
  const { ready, starting, failure, start } = useStart();
  const [token, setToken] = useState('');
  const [fullScreen, setFullScreen] = useState(canFullScreen);
  // An attempt that runs already, on whatever device, was let in once; one that the server holds was not.
  const wasLetIn = exam.info?.ujian_id && sheet?.view().status !== 'siap';
  const asksCode = failure?.asksCode === true;
  const needsToken = ((exam.info?.token_wajib && !wasLetIn) || asksCode) && !ready;

  function goOn(): void {
    if (fullScreen) enterFullScreen();
    void navigate(`/peserta/lembar-soal/${jadwalUjianId}`, { replace: true });
  }
  return (
    <Card className="konfirmasi-card">
      <h1>{exam.info?.ujian ?? 'Ujian'}</h1>
      {exam.info && <ExamFacts info={exam.info} zona={zona} />}
      {exam.problem && (
        <MessageBox tone="red" role="alert">
          {exam.problem}
        </MessageBox>
      )}
      {ready ? (
        <>
          <MessageBox tone="green" role="status" title="Soal siap dikerjakan">
            <p>Waktu Anda sudah berjalan. Tekan LANJUT.</p>
          </MessageBox>
          {canFullScreen() && (
            <Checkbox
              checked={fullScreen}
              onChange={(event) => {
                setFullScreen(event.target.checked);
              }}
            >
              Pakai layar penuh
            </Checkbox>
          )}
          <Button look="main" wide autoFocus onClick={goOn}>
            LANJUT
          </Button>
        </>
      ) : (
        <form
          className="konfirmasi-form"
          onSubmit={(event) => {
            event.preventDefault();
            void start(token);
          }}
        >
          {needsToken && (
            <TextField
              label="Token"
              hint={
                asksCode
                  ? 'Token darurat: 11 huruf dan angka dari kertas pengawas.'
                  : 'Dibacakan atau ditulis pengawas di depan ruang.'
              }
              value={token}
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="token-box"
              onChange={(event) => {
                setToken(event.target.value.toUpperCase());
              }}
            />
          )}
          <p>
            {wasLetIn
              ? 'Waktu Anda sudah berjalan. Jawaban yang sudah di server dibuka lagi di sini.'
              : 'Waktu mulai berjalan ketika Anda menekan Mulai ujian.'}
          </p>
          {failure && <StartFailure failure={failure} move={() => void start(token, { pindah: true })} />}
          <Button
            type="submit"
            look="main"
            wide
            disabled={starting || (needsToken && !asksCode && !token.trim())}
          >
            {wasLetIn ? 'Lanjutkan ujian' : 'Mulai ujian'}
          </Button>
        </form>
      )}
      <Button look="quiet" icon="back" onClick={() => void navigate('/peserta/dashboard')}>
        Kembali ke dashboard
      </Button>
      {starting && <BusyOverlay words="Proses pembuatan soal ujian" />}
    </Card>
  );
}
