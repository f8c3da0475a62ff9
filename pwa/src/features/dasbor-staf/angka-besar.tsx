import { Box, Typography } from '@mui/material';
import { Angka } from './angka.tsx';

interface AngkaBesarProps {
  label: string;
  jumlah: number;
  to?: string | undefined;
}

/** One figure of a list of them, large, under its name. */
export function AngkaBesar({ label, jumlah, to }: AngkaBesarProps) {
  return (
    <Box sx={{ px: 1, py: 1, border: 1, borderColor: 'divider', borderRadius: 1.5, minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700 }}>
        <Angka jumlah={jumlah} label={label} to={to} />
      </Box>
    </Box>
  );
}
