import { Link, useLocation } from 'react-router-dom';
import { useAppInfo } from '../../../shell/services.tsx';
import { WifiSteps } from '../../../shell/display/wifi-steps.tsx';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
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
          <p>
            {failure.wordMs !== undefined &&
              `Menurut kabar terakhirnya, ${ageInWords(failure.wordMs)} sebelum Mulai ditekan, perangkat lama tidak memegang jawaban yang belum terkirim. `}
            Ujian dapat dipindah ke sini. Biarkan perangkat lama menyala dan tersambung: yang dijawab di sana
            sesudah itu masih terkirim.
          </p>
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

const ageInWords = (ms: number): string =>
  ms < 120_000 ? `${Math.round(ms / 1000)} detik` : `${Math.round(ms / 60_000)} menit`;
