import { Alert } from '@mui/material';
import type { HasilGenerate } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { DilewatiList } from './dilewati-list.tsx';

/** How many rows were made, and who got none and why. Stays until it is closed. */
export function GenerateResult({ result, onClose }: { result: HasilGenerate; onClose: () => void }) {
  const { dibuat, sudah_ada, dilewati } = result;
  return (
    <Alert severity={dilewati.length > 0 ? 'warning' : 'success'} onClose={onClose} sx={{ mb: 2 }}>
      {dibuat} jadwal dibuat, {sudah_ada} sudah ada.
      {dilewati.length > 0 && <DilewatiList dilewati={dilewati} />}
    </Alert>
  );
}
