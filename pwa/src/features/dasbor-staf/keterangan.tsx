import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface Butir {
  label: string;
  /** Sign of the part in the drawing. */
  tanda: ReactNode;
  isi?: ReactNode;
}

/** What the parts of a drawing are, below it. */
export function Keterangan({ butir }: { butir: readonly Butir[] }) {
  return (
    <Box component="ul" sx={list}>
      {butir.map(({ label, tanda, isi }) => (
        <li key={label}>
          {tanda}
          <span>
            {label}
            {isi !== undefined && <span className="figures"> {isi}</span>}
          </span>
        </li>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': { display: 'flex', gap: 0.75, alignItems: 'center', minWidth: 0 },
} as const;

/** A coloured square with the number that its slice bears. */
export const Nomor = ({ nomor, isi, tulisan }: { nomor: number; isi: string; tulisan: string }) => (
  <Box component="span" aria-hidden sx={{ ...mark, bgcolor: isi, color: tulisan }}>
    {nomor}
  </Box>
);

/** A filled square for the first row of bars, a hatched one for the second. */
export const Petak = ({ isHatched }: { isHatched: boolean }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      ...mark,
      ...(isHatched
        ? { border: '1px solid', borderColor: 'text.secondary', backgroundImage: hatching }
        : { bgcolor: 'primary.main' }),
    }}
  />
);

const hatching = 'repeating-linear-gradient(45deg, transparent 0 3px, currentColor 3px 6px)';
const mark = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: 0.5,
  fontSize: '0.75rem',
  fontWeight: 700,
  printColorAdjust: 'exact',
} as const;
