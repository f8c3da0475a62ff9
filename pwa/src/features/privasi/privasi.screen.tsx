import { Stack, Typography } from '@mui/material';
import { useTitle } from '../../shell/use-title.ts';
import { DataOrang } from './data-orang.tsx';
import { NaskahSection } from './naskah-section.tsx';
import { RetensiSection } from './retensi-section.tsx';

/** What is kept about people: what they agreed to, how long it stays, and what one of them may ask for. */
export function PrivasiScreen() {
  useTitle('Privasi');
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography variant="h1">Privasi</Typography>
      <NaskahSection />
      <RetensiSection />
      <DataOrang />
    </Stack>
  );
}
