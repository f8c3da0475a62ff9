import { Alert, Box } from '@mui/material';
import type { HasilPindah } from '@spmb/shared/jadwal-ujian/pindah.ts';

/** Who was moved, and who was not and why. Stays until it is closed. */
export function HasilPindahAlert({ hasil, onClose }: { hasil: HasilPindah; onClose: () => void }) {
  const { berhasil, gagal } = hasil;
  return (
    <Alert severity={gagal.length > 0 ? 'warning' : 'success'} onClose={onClose} sx={{ mb: 2 }}>
      {berhasil.length} jadwal peserta dipindahkan.
      {gagal.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {gagal.map(({ id, nama, message }) => (
            <li key={id}>
              {nama || 'Peserta'}: {message}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
