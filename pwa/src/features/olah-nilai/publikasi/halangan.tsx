import { Alert } from '@mui/material';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';

/** Why results cannot be published, replaced or taken back now: each button that is off has its sentence. */
export function Halangan({ keadaan: { status, halangan, halangan_tarik } }: { keadaan: KeadaanPublikasi }) {
  const isPublic = status === 'terbit';
  return (
    <>
      {halangan !== null && (
        <Alert severity={isPublic ? 'info' : 'warning'}>
          {isPublic ? `Hasil yang terbit belum dapat diganti. ${halangan}` : halangan}
        </Alert>
      )}
      {halangan_tarik !== null && <Alert severity="info">{halangan_tarik}</Alert>}
    </>
  );
}
