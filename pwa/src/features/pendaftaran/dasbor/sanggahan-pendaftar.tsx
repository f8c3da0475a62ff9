import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { Sanggahan, SanggahanPendaftar as Keadaan } from '@spmb/shared/sanggahan/sanggahan.ts';
import { useState } from 'react';
import { useAppInfo } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { TulisSanggahan } from './tulis-sanggahan.tsx';

/** Objections to the result: what was objected and answered, and a new one where the dates allow it. */
export function SanggahanPendaftar({ sanggahan, changed }: { sanggahan: Keadaan; changed: () => void }) {
  const { terbuka, selesai, daftar } = sanggahan;
  const [isWriting, setWriting] = useState(false);
  if (!terbuka && daftar.length === 0) return null;
  return (
    <Card>
      <div className="dasbor-head">
        <h3>Sanggahan</h3>
        {terbuka && (
          <Button
            onClick={() => {
              setWriting(true);
            }}
          >
            Ajukan sanggahan
          </Button>
        )}
      </div>
      {terbuka && selesai !== null && <p>Sanggahan diterima sampai {dateInWords(selesai)}.</p>}
      <ol className="daftar-sanggahan">
        {daftar.map((one) => (
          <BarisSanggahan key={one.id} sanggahan={one} />
        ))}
      </ol>
      {isWriting && (
        <TulisSanggahan
          close={() => {
            setWriting(false);
          }}
          changed={changed}
        />
      )}
    </Card>
  );
}

function BarisSanggahan({ sanggahan }: { sanggahan: Sanggahan }) {
  const { zona } = useAppInfo();
  const { nomor, body, dibuat_ms, dijawab_ms, jawaban, jawab_sampai } = sanggahan;
  const when = (ms: number) => `${dateInWords(localDate(ms, zona))}, ${clockText(ms, zona)}`;
  return (
    <li>
      <div className="dasbor-head">
        <strong>Nomor {nomor}</strong>
        <Chip tone={dijawab_ms === null ? 'amber' : 'green'}>
          {dijawab_ms === null ? 'Menunggu jawaban' : 'Dijawab'}
        </Chip>
      </div>
      <p className="muted">
        {when(dibuat_ms)}
        {dijawab_ms === null && `; dijawab paling lambat ${dateInWords(jawab_sampai)}`}
      </p>
      <p style={{ whiteSpace: 'pre-line' }}>{body}</p>
      {dijawab_ms !== null && (
        <p style={{ whiteSpace: 'pre-line' }}>
          <strong>Jawaban ({when(dijawab_ms)}):</strong> {jawaban}
        </p>
      )}
    </li>
  );
}
