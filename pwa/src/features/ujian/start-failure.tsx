import { Link, useLocation } from 'react-router-dom';
import { useAppInfo } from '../../app/services.tsx';
import { WifiSteps } from '../../app/wifi-steps.tsx';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import type { StartProblem } from './use-start.ts';

/** Why the exam did not start, and what to do now. */
export function StartFailure({ failure, move }: { failure: StartProblem; move: () => void }) {
  const info = useAppInfo();
  const { pathname } = useLocation();
  return (
    <MessageBox tone={failure.jenis === 'putus' ? 'amber' : 'red'} role="alert" title={failure.text}>
      {failure.jenis === 'putus' && <WifiSteps info={info} />}
      {failure.canMove && (
        <>
          <p>Perangkat lama tidak memegang jawaban yang belum terkirim, jadi ujian dapat dipindah ke sini.</p>
          <Button onClick={move}>Pindah ke perangkat ini</Button>
        </>
      )}
      {failure.jenis === 'masuk' && (
        <Link to="/login" state={{ dari: pathname }}>
          Masuk lagi
        </Link>
      )}
    </MessageBox>
  );
}
