import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Alert, Box } from '@mui/material';
import type { CommonBreak } from './common-break.ts';

/** What is common to many who are cut off, and where to look. */
export function BreakStrip({ breaks, zona }: { breaks: readonly CommonBreak[]; zona: Zone }) {
  if (breaks.length === 0) return null;
  return (
    <Alert severity="error">
      {breaks.map(({ ruang, jumlah, dari, sejakMs }) => (
        <Box key={ruang ?? ''}>
          {ruang !== null && `${ruang}: `}
          <strong>
            {jumlah} dari {dari} putus sejak {clockText(sejakMs, zona)}
          </strong>
          : periksa titik akses.
        </Box>
      ))}
    </Alert>
  );
}
