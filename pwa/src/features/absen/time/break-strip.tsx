import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Alert, Box } from '@mui/material';
import type { AddressBreak, CommonBreak } from './common-break.ts';

interface BreakStripProps {
  breaks: readonly CommonBreak[];
  addresses: readonly AddressBreak[];
  zona: Zone;
}

/** What is common to many who are cut off, and where to look. */
export function BreakStrip({ breaks, addresses, zona }: BreakStripProps) {
  if (breaks.length + addresses.length === 0) return null;
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {breaks.map(({ ruang, ...one }) => (
        <Box key={ruang ?? ''}>
          {ruang !== null && `${ruang}: `}
          <Together {...one} zona={zona} />: periksa titik akses.
        </Box>
      ))}
      {addresses.map(({ alamat, ruang, ...one }) => (
        <Box key={alamat}>
          Alamat {alamat}
          {ruang.length > 0 && ` (${ruang.join(', ')})`}: <Together {...one} zona={zona} />: periksa titik
          akses yang memakai alamat ini.
        </Box>
      ))}
    </Alert>
  );
}

type TogetherProps = Pick<CommonBreak, 'jumlah' | 'dari' | 'sejakMs'> & { zona: Zone };

const Together = ({ jumlah, dari, sejakMs, zona }: TogetherProps) => (
  <strong>
    {jumlah} dari {dari} putus sejak {clockText(sejakMs, zona)}
  </strong>
);
