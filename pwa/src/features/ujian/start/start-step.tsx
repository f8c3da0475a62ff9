import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppInfo } from '../../../shell/services.tsx';
import { BusyOverlay } from '../../../ui/busy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useOpenedExam } from '../area/exam-area.tsx';
import { ExamFacts } from './exam-facts.tsx';
import { canFullScreen, enterFullScreen } from '../area/full-screen.ts';
import { ReadyToGoOn } from './ready-to-go-on.tsx';
import { StartForm } from './start-form.tsx';
import type { ExamInfoState } from './use-exam-info.ts';
import { useStart } from './use-start.ts';

/** Facts about the exam, the token where one is asked for, and the start; then LANJUT to the sheet. */
export function StartStep({ exam: { info, problem } }: { exam: ExamInfoState }) {
  const { jadwalUjianId, lembar } = useOpenedExam();
  const { zona } = useAppInfo();
  const navigate = useNavigate();
  const starting = useStart();
  const [token, setToken] = useState('');
  const [fullScreen, setFullScreen] = useState(canFullScreen);
  // An attempt that runs already, on whatever device, was let in once; one that the server holds was not.
  const wasLetIn = Boolean(info?.ujian_id) && lembar?.view().status !== 'siap';

  function goOn(): void {
    if (fullScreen) enterFullScreen();
    void navigate(`/peserta/lembar-soal/${jadwalUjianId}`, { replace: true });
  }
  return (
    <Card className="konfirmasi-card">
      <h1>{info?.ujian ?? 'Ujian'}</h1>
      {info && <ExamFacts info={info} zona={zona} />}
      {problem && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
      {starting.ready ? (
        <ReadyToGoOn fullScreen={fullScreen} setFullScreen={setFullScreen} goOn={goOn} />
      ) : (
        <StartForm
          starting={starting}
          wasLetIn={wasLetIn}
          isTokenAsked={info?.token_wajib === true}
          token={token}
          setToken={setToken}
        />
      )}
      <Button look="quiet" icon="back" onClick={() => void navigate('/peserta/dashboard')}>
        Kembali ke dashboard
      </Button>
      {starting.starting && <BusyOverlay words="Proses pembuatan soal ujian" />}
    </Card>
  );
}
