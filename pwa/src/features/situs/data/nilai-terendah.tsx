import type { BarisNilaiTerendah } from '@spmb/shared/situs/baris.ts';
import { Card } from '../../../ui/card.tsx';
import './nilai-terendah.css';

const points = (nilai: number): string => nilai.toLocaleString('id-ID', { maximumFractionDigits: 2 });

/** The lowest score that each programme accepted; nothing where none is shown. */
export function NilaiTerendah({ rows }: { rows: readonly BarisNilaiTerendah[] }) {
  if (rows.length === 0) return null;
  return (
    <Card className="nilai-terendah">
      <h2>Nilai terendah yang diterima</h2>
      <dl>
        {rows.map(({ jurusan, nilai }) => (
          <div key={jurusan}>
            <dt>{jurusan}</dt>
            <dd className="figures">{nilai === null ? 'Tidak ada yang diterima' : points(nilai)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
