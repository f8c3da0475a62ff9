import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Percakapan } from '@spmb/shared/pesan/percakapan.ts';
import { useState } from 'react';
import { useAppInfo } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TulisPesan } from './tulis-pesan.tsx';

/** Whether the committee answers: the applicant has written before. */
const isAnswer = (pesans: readonly Percakapan[], at: number): boolean =>
  pesans.slice(0, at).some(({ dari_pendaftar }) => dari_pendaftar);

/** What the applicant and the committee have written to each other. */
export function PesanPanitia({ pesans, changed }: { pesans: readonly Percakapan[]; changed: () => void }) {
  const { zona } = useAppInfo();
  const [isWriting, setWriting] = useState(false);
  return (
    <Card>
      <div className="dasbor-head">
        <h3>Pesan ke panitia</h3>
        <Button
          onClick={() => {
            setWriting(true);
          }}
        >
          Tulis pesan
        </Button>
      </div>
      {pesans.length === 0 && (
        <p className="muted">Belum ada pesan. Tanyakan di sini bila ada yang tidak jelas.</p>
      )}
      <ol className="percakapan">
        {pesans.map(({ id, dari_pendaftar, dari, title, body, dibuat_ms }, at) => (
          <li key={id} className={dari_pendaftar ? 'percakapan-saya' : 'percakapan-panitia'}>
            <strong>
              {dari_pendaftar ? title : `${isAnswer(pesans, at) ? 'Jawaban' : 'Pesan'} ${dari}`}
            </strong>
            <p style={{ whiteSpace: 'pre-line' }}>{body}</p>
            <p className="muted">
              {dateInWords(localDate(dibuat_ms, zona))}, {clockText(dibuat_ms, zona)}
            </p>
          </li>
        ))}
      </ol>
      {isWriting && (
        <TulisPesan
          close={() => {
            setWriting(false);
          }}
          changed={changed}
        />
      )}
    </Card>
  );
}
