import { useCallback, useEffect, useState } from 'react';
import type { HasilVerifikasi } from '@spmb/shared/situs/baris.ts';
import { verify } from '@spmb/shared/situs/calls.ts';
import { CallError } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { WaitButton } from '../../shell/display/wait-button.tsx';
import { useSite } from '../../shell/site.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './verify.css';

const fields: readonly [label: string, key: keyof HasilVerifikasi][] = [
  ['No. Pendaftar', 'nopend'],
  ['NISN', 'nisn'],
  ['Nama', 'nama'],
  ['TTL', 'ttl'],
  ['Asal Sekolah', 'sekolah_asal'],
  ['Prog. Keahlian', 'jurusan'],
];

/** What a 404 says of itself stands behind its written text. */
const sentenceOf = (problem: unknown): string =>
  problem instanceof CallError && problem.httpStatus === 404 && problem.rincian
    ? problem.rincian
    : textOfProblem(problem);

/** What a proof's QR code leads to. Somebody's data: nothing of it is kept on this device. */
export function VerifyScreen({ id }: { id: string }) {
  useTitle('Verifikasi');
  const { http } = useSite();
  const [hasil, setHasil] = useState<HasilVerifikasi>();
  const [problem, setProblem] = useState<unknown>();
  const ask = useCallback(() => {
    http.call(verify, { id }).then(setHasil, setProblem);
  }, [http, id]);
  useEffect(ask, [ask]);
  return (
    <>
      <h1>Verifikasi</h1>
      {!hasil && problem === undefined && <Skeleton lines={7} words="Data pendaftar sedang dimuat" />}
      {problem !== undefined && (
        <MessageBox tone="red" role="alert">
          {sentenceOf(problem)}
          <div>
            <WaitButton
              problem={problem}
              onClick={() => {
                setProblem(undefined);
                ask();
              }}
            >
              Coba lagi
            </WaitButton>
          </div>
        </MessageBox>
      )}
      {hasil && (
        <Card className="verify" aria-labelledby="biodata">
          <h2 id="biodata">BIODATA</h2>
          <dl>
            {fields.map(([label, key]) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{hasil[key] || '–'}</dd>
              </div>
            ))}
            <div>
              <dt>STATUS</dt>
              <dd>
                <Chip tone={hasil.status === 'DITERIMA' ? 'green' : 'red'}>{hasil.status}</Chip>
              </dd>
            </div>
          </dl>
        </Card>
      )}
    </>
  );
}
