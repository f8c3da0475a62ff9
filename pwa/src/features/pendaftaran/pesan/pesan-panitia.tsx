import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { pesanDibaca } from '@spmb/shared/pesan/calls.ts';
import type { Percakapan } from '@spmb/shared/pesan/percakapan.ts';
import { useState } from 'react';
import { textOfProblem } from '../../../http/failure.ts';
import { useAppInfo, useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { LampiranPesan } from './lampiran-pesan.tsx';
import { TulisPesan } from './tulis-pesan.tsx';
import { useHitunganBalasan } from './use-hitungan-balasan.ts';

/** Whether the committee answers: the applicant has written before. */
const isAnswer = (pesans: readonly Percakapan[], at: number): boolean =>
  pesans.slice(0, at).some(({ dari_pendaftar }) => dari_pendaftar);

/** What the applicant and the committee have written to each other. */
export function PesanPanitia({ pesans, changed }: { pesans: readonly Percakapan[]; changed: () => void }) {
  const { zona } = useAppInfo();
  const [isWriting, setWriting] = useState(false);
  const { http } = useServices();
  const notify = useNotify();
  const baru = pesans.filter(({ dari_pendaftar, dibaca }) => !dari_pendaftar && !dibaca);
  const waiting = useHitunganBalasan(baru.length, changed);
  const markRead = () => {
    http
      .call(pesanDibaca, { ids: baru.map(({ id }) => id) })
      .then(changed, (problem: unknown) => notify('error', textOfProblem(problem)));
  };
  return (
    <Card>
      <div className="dasbor-head">
        <h3>Pesan ke panitia</h3>
        <span role="status">{waiting > 0 && <Chip tone="amber">{waiting} belum dibaca</Chip>}</span>
        <div className="dasbor-acts">
          {baru.length > 0 && <Button onClick={markRead}>Sudah saya baca</Button>}
          <Button
            onClick={() => {
              setWriting(true);
            }}
          >
            Tulis pesan
          </Button>
        </div>
      </div>
      {pesans.length === 0 && (
        <p className="muted">Belum ada pesan. Tanyakan di sini bila ada yang tidak jelas.</p>
      )}
      <ol className="percakapan">
        {pesans.map(({ id, dari_pendaftar, dari, title, body, dibuat_ms, lampiran }, at) => (
          <li key={id} className={dari_pendaftar ? 'percakapan-saya' : 'percakapan-panitia'}>
            <strong>
              {dari_pendaftar ? title : `${isAnswer(pesans, at) ? 'Jawaban' : 'Pesan'} ${dari}`}
            </strong>
            <p dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {body}
            </p>
            {lampiran && <LampiranPesan lampiran={lampiran} />}
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
