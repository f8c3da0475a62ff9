import { Typography } from '@mui/material';
import type { BarisPermohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { LihatDokumen } from '../../kit/dokumen/lihat-dokumen.tsx';

/** The PDF of an application; each reading is on record. */
export function DokumenPermohonan({ dokumen, noreg, nama_jabatan }: BarisPermohonan) {
  if (dokumen === null) return <Typography>Tanpa dokumen.</Typography>;
  return (
    <LihatDokumen label={`Permohonan ${noreg} ${nama_jabatan}`} path={dokumen}>
      Lihat dokumen (PDF)
    </LihatDokumen>
  );
}
