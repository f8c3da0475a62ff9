import { Link, Typography } from '@mui/material';

/** Names the source of the regions, as its licence asks. */
export function SourceNote() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      Sumber data wilayah:{' '}
      <Link href="https://github.com/fityannugroho/idn-area-data" target="_blank" rel="noreferrer">
        idn-area-data
      </Link>
      , lisensi{' '}
      <Link href="https://opendatacommons.org/licenses/odbl/1-0/" target="_blank" rel="noreferrer">
        ODbL 1.0
      </Link>
      .
    </Typography>
  );
}
