import { Box } from '@mui/material';
import type { SumberNilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { angka } from '../program/angka.ts';

interface BagianTeoriProps {
  /** N.T, with 0 for an exam that is missing; null: none has a score. */
  nilai: number | null;
  bagian: NonNullable<SumberNilai['bagian']>;
}

/** How N.T is made: each exam's score times its weight, and what that comes to by all weights. */
export function BagianTeori({ nilai, bagian }: BagianTeoriProps) {
  const weight = bagian.reduce((sum, { bobot }) => sum + bobot, 0);
  return (
    <Box component="table" aria-label="Perhitungan nilai teori" className="figures" sx={table}>
      <tbody>
        {bagian.map(({ jadwal, bobot, nilai: score }, at) => (
          // Two exams may have one name.
          <tr key={`${at} ${jadwal}`}>
            <th scope="row">{jadwal}</th>
            <td>{score === null ? 'belum ada' : angka(score)}</td>
            <td>× {bobot}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Jumlah dibagi bobot</th>
          <td>{angka(nilai)}</td>
          <td>÷ {weight}</td>
        </tr>
      </tbody>
    </Box>
  );
}

const table = {
  mx: 1.75,
  mb: 0.5,
  width: 'calc(100% - 28px)',
  maxWidth: 480,
  fontSize: '0.875rem',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap', pl: 2, verticalAlign: 'top' },
  '& tr:last-of-type > *': { borderTop: '1px solid var(--line)', fontWeight: 600 },
} as const;
