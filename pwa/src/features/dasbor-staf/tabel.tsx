import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface Kolom<Row> {
  label: string;
  align?: 'right';
  isi: (row: Row) => ReactNode;
}

interface TabelProps<Row> {
  label: string;
  kolom: readonly Kolom<Row>[];
  baris: readonly Row[];
  kunci: (row: Row) => string;
}

/** A small table of figures, which scrolls in itself where it is wider than the page. The first column names its row. */
export function Tabel<Row>({ label, kolom, baris, kunci }: TabelProps<Row>) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {kolom.map((one) => (
              <th key={one.label} scope="col" className={one.align}>
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {baris.map((row) => (
            <tr key={kunci(row)}>
              {kolom.map((one) => (
                <td key={one.label} className={one.align}>
                  {one.isi(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 1, py: 1, textAlign: 'left', borderBottom: '1px solid var(--line)' },
  '& th': { fontWeight: 600, verticalAlign: 'bottom' },
  '& .right': { textAlign: 'right' },
} as const;
