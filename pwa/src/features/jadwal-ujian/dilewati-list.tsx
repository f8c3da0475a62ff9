import { Box } from '@mui/material';
import type { Dilewati } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';

/** Who gets no row, why, and the first of them by name. */
export function DilewatiList({ dilewati }: { dilewati: readonly Dilewati[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {dilewati.map(({ alasan, jumlah, contoh }) => (
        <li key={alasan}>
          {jumlah} dilewati: {alasan} ({contoh.join(', ')}
          {jumlah > contoh.length ? ', …' : ''})
        </li>
      ))}
    </Box>
  );
}
