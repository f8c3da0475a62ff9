import { Alert, Box } from '@mui/material';
import type { HasilGenerateRow } from './jadwal-peserta-row.ts';

/** How many rows were made, and who got none and why. Stays until it is closed. */
export function GenerateResult({ result, onClose }: { result: HasilGenerateRow; onClose: () => void }) {
  const { dibuat, sudah_ada, dilewati } = result;
  return (
    <Alert severity={dilewati.length > 0 ? 'warning' : 'success'} onClose={onClose} sx={{ mb: 2 }}>
      {dibuat} jadwal dibuat, {sudah_ada} sudah ada.
      {dilewati.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {dilewati.map(({ alasan, jumlah, contoh }) => (
            <li key={alasan}>
              {jumlah} dilewati: {alasan} ({contoh.join(', ')}
              {jumlah > contoh.length ? ', …' : ''})
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
