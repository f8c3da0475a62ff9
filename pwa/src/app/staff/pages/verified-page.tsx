import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { ImportPeserta } from '../../../features/peserta/import-peserta.tsx';
import { VerifiedScreen } from '../../../features/verifikasi/verified/verified.screen.tsx';

/** Decided files, with the import of applicants that counts them as accepted unless another status is chosen (N41). */
export function VerifiedPage() {
  return (
    <VerifiedScreen impor={(onClose) => <ImportPeserta statusAwal={String(diterima)} onClose={onClose} />} />
  );
}
