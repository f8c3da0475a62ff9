import { Alert, Stack } from '@mui/material';
import { BERUBAH_TAMPIL, type KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { Tabel } from '../simulasi/tabel.tsx';

/** For whom the selection as it stands says something else than what is published or planned; what is frozen stays as it is. */
export function Berubah({ keadaan }: { keadaan: KeadaanPublikasi }) {
  const { status, berubah, jumlah_berubah, baru } = keadaan;
  if (jumlah_berubah === 0 && baru === 0) return null;
  const frozen = status === 'rencana' ? 'yang direncanakan' : 'yang terbit';
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity="warning">
        {jumlah_berubah > 0 &&
          `${jumlah_berubah} pendaftar sekarang berbeda dari hasil ${frozen}; hasil itu tidak ikut berubah. `}
        {baru > 0 && `${baru} pendaftar terverifikasi tidak ada dalam hasil ${frozen}. `}
      </Alert>
      {jumlah_berubah > 0 && (
        <Tabel
          label={
            jumlah_berubah > BERUBAH_TAMPIL ? `Yang berbeda (${BERUBAH_TAMPIL} pertama)` : 'Yang berbeda'
          }
          heads={['Nomor', 'Nama', status === 'rencana' ? 'Direncanakan' : 'Terbit', 'Sekarang']}
          rows={berubah.map(({ nomor_register, nama, terbit, kini }) => [nomor_register, nama, terbit, kini])}
        />
      )}
    </Stack>
  );
}
