import { Alert } from '@mui/material';
import { DilewatiList } from './dilewati-list.tsx';
import type { HasilGenerateRow } from './jadwal-peserta-row.ts';

/** How many rows were made, and who got none and why. Stays until it is closed. */
export function GenerateResult({ result, onClose }: { result: HasilGenerateRow; onClose: () => void }) {
  const { dibuat, sudah_ada, dilewati } = result;
  return (
    <Alert severity={dilewati.length > 0 ? 'warning' : 'success'} onClose={onClose} sx={{ mb: 2 }}>
      {dibuat} jadwal dibuat, {sudah_ada} sudah ada.
      {dilewati.length > 0 && <DilewatiList dilewati={dilewati} />}
    </Alert>
  );
}
