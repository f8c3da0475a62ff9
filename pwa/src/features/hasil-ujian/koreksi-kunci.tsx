import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { kunciSoal, type ButirAnalisis } from '@spmb/shared/hasil-ujian/analisis.schema.ts';
import { koreksiKunci, rencanaKoreksi } from '@spmb/shared/hasil-ujian/calls.ts';
import type { RencanaKoreksi } from '@spmb/shared/hasil-ujian/koreksi-kunci.schema.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useAction } from '../../kit/call/use-action.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { BerubahTable } from './berubah-table.tsx';

type Kunci = ButirAnalisis['kunci'];
const reasonMin = 3;

/** Says whose scores a corrected key changes, old and new, before it does so with a reason. */
export function KoreksiKunci({ butir, onClose }: { butir: ButirAnalisis; onClose: () => void }) {
  const port = useStaffPort();
  const act = useAction(koreksiKunci);
  const [kunci, setKunci] = useState<Kunci>();
  const [alasan, setAlasan] = useState('');
  const [tindakan_id] = useState(() => port.newId());
  const plan = useQuery({
    queryKey: ['list', rencanaKoreksi.path, butir.id, kunci],
    queryFn: kunci === undefined ? skipToken : () => port.call(rencanaKoreksi, { soal_id: butir.id, kunci }),
  });
  const send = () => {
    if (kunci === undefined || !plan.data) return;
    act.mutate(
      { soal_id: butir.id, kunci, sebelum: plan.data.sebelum, alasan: alasan.trim(), tindakan_id },
      {
        onSuccess: onClose,
        onError: () => void plan.refetch(),
      },
    );
  };
  const isReady = plan.data !== undefined && !plan.isFetching && alasan.trim().length >= reasonMin;
  return (
    <ConfirmDialog
      title="Koreksi kunci"
      text={
        <>
          {butir.mapel} nomor {butir.nomor}: {butir.teks}
        </>
      }
      yes="Hitung ulang nilai"
      no="Batal"
      danger
      busy={act.isPending}
      disabled={!isReady}
      onNo={onClose}
      onYes={send}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        {butir.lama && (
          <Alert severity="info">
            Bank ini sudah mempunyai versi baru. Koreksi di sini mengubah nilai ujian dengan versi{' '}
            {butir.edisi}; perbaiki juga soalnya di Bank Soal.
          </Alert>
        )}
        <TextField
          select
          label={`Kunci yang benar (sekarang ${butir.kunci === 'gugur' ? 'digugurkan' : butir.kunci})`}
          value={kunci ?? ''}
          onChange={(event) => setKunci(event.target.value as Kunci)}
        >
          {kunciSoal
            .filter((one) => one !== butir.kunci)
            .map((one) => (
              <MenuItem key={one} value={one}>
                {one === 'gugur' ? 'Gugurkan soal: semua yang mendapatnya dianggap benar' : one}
              </MenuItem>
            ))}
        </TextField>
        {kunci !== undefined && <Akibat plan={plan} />}
        <TextField
          label="Alasan"
          value={alasan}
          onChange={(event) => setAlasan(event.target.value)}
          helperText="Dicatat pada setiap nilai yang berubah"
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}

interface AkibatProps {
  plan: { data: RencanaKoreksi | undefined; isError: boolean; error: unknown; refetch: () => unknown };
}

/** What the correction would do. */
function Akibat({ plan: { data, isError, error, refetch } }: AkibatProps) {
  if (isError) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <ListSkeleton rows={2} />;
  const { berubah, diperiksa, naik, turun, jadwal } = data;
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {berubah.length === 0
          ? `Tidak ada nilai yang berubah dari ${diperiksa} ujian.`
          : `${berubah.length} dari ${diperiksa} nilai berubah: ${naik} naik, ${turun} turun.`}
      </Typography>
      {jadwal.length > 1 && <Typography>Jadwal: {jadwal.join(', ')}</Typography>}
      {berubah.length > 0 && <BerubahTable rows={berubah} />}
    </Stack>
  );
}
