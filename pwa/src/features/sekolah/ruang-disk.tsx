import { Alert } from '@mui/material';
import * as calls from '@spmb/shared/sistem/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPort } from '../../kit/port/staff-port.ts';

const lookEveryMs = 30_000;
const wayOut =
  'Kosongkan ruang di komputer server sekarang, misalnya dengan memindahkan pencadangan lama ke flashdisk, atau minta administrator melakukannya.';

/** Says that the server's disk is full: what still works, what does not, and what to do (P3). */
export function RuangDisk() {
  const port = useStaffPort();
  const health = useQuery({
    queryKey: ['health'],
    queryFn: () => port.call(calls.health),
    refetchInterval: lookEveryMs,
  });
  const cadangan = health.data?.disk.cadangan;
  if (cadangan === 'dipakai')
    return (
      <Alert severity="warning">
        Penyimpanan server penuh. Ujian tetap berjalan dengan ruang cadangan, tetapi itu tidak lama. Unggahan,
        impor dan pencadangan ditolak sampai ada ruang. {wayOut}
      </Alert>
    );
  if (cadangan === 'habis')
    return (
      <Alert severity="error">
        Penyimpanan server penuh, dan jawaban baru tidak dapat disimpan di server. Jawaban tetap aman di
        perangkat peserta dan terkirim sendiri begitu ada ruang: jangan matikan atau ganti perangkatnya.{' '}
        {wayOut}
      </Alert>
    );
  return null;
}
