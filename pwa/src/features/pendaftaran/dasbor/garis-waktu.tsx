import type { Informasi } from '@spmb/shared/dasbor-pendaftar/garis-waktu.ts';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import { Card } from '../../../ui/card.tsx';

const words = { lewat: 'Sudah', sekarang: 'Sekarang', nanti: 'Berikutnya' } as const;

/** What happened, what holds now, what comes, each with its date. */
export function GarisWaktu({ informasis }: { informasis: readonly Informasi[] }) {
  return (
    <Card>
      <h3>Perjalanan pendaftaran</h3>
      <ol className="garis-waktu">
        {informasis.map(({ tanggal, jam, title, body, jenis, keadaan }) => (
          <li
            key={`${jenis} ${tanggal} ${jam} ${title}`}
            className={`garis-waktu-${keadaan}`}
            aria-current={keadaan === 'sekarang' ? 'step' : undefined}
          >
            <p className="muted">
              {words[keadaan]} · {dateInWords(tanggal)}
              {jam && `, ${withDot(jam)}`}
            </p>
            <strong>{title}</strong>
            {body && <p style={{ whiteSpace: 'pre-line' }}>{body}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
