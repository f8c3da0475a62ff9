import { Alert, Box, Typography } from '@mui/material';
import { formatDay } from '../../app/format-date.ts';
import { ConfirmDialog } from '../../crud/dialog/confirm-dialog.tsx';
import { ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { useRecord } from '../../crud/list/use-list.ts';
import { useAct } from '../../crud/port/use-act.ts';
import { hasilResetContract, type HasilResetRow } from './jadwal-peserta-row.ts';

interface ResetJadwalProps {
  tanggal: string;
  sesi: string;
  onDone: (hasil: HasilResetRow) => void;
  onClose: () => void;
}

/** Says what would go and who has begun and stays, then asks. */
export function ResetJadwal({ tanggal, sesi, onDone, onClose }: ResetJadwalProps) {
  const act = useAct();
  const preview = useRecord(`/api/jadwal-ujian-peserta-reset/${tanggal}/${sesi}`, hasilResetContract);
  const reset = () =>
    act.mutate(
      {
        path: '/api/jadwal-ujian-peserta-reset',
        body: { tanggal, jadwal_ujian_sesi_id: sesi },
        isLong: true,
      },
      { onSuccess: ({ data }) => onDone(hasilResetContract.parse(data)) },
    );
  const { data } = preview;
  return (
    <ConfirmDialog
      title="Reset jadwal peserta"
      text={
        data ? (
          <>
            {data.dihapus > 0
              ? `${data.dihapus} jadwal peserta pada ${formatDay(tanggal)} untuk sesi ini dihapus.`
              : `Tidak ada jadwal peserta yang dapat dihapus pada ${formatDay(tanggal)} untuk sesi ini.`}
            {data.dipertahankan > 0 && (
              <Alert severity="info" sx={{ mt: 2 }}>
                <Dipertahankan hasil={data} />
              </Alert>
            )}
            {data.dihapus > 0 && (
              <Typography sx={{ mt: 2 }}>
                Ruang dan kursinya ikut hilang; Generate membuatnya kembali dari jadwal ujian.
              </Typography>
            )}
          </>
        ) : preview.isError ? (
          <ErrorState error={preview.error} retry={preview.refetch} />
        ) : (
          <ListSkeleton rows={2} />
        )
      }
      yes="Ya, Saya Yakin"
      danger
      busy={act.isPending}
      disabled={!data || data.dihapus === 0}
      onNo={onClose}
      onYes={reset}
    />
  );
}

/** Who keeps his row because he has begun. */
function Dipertahankan({ hasil: { dipertahankan, nama } }: { hasil: HasilResetRow }) {
  const more = dipertahankan - nama.length;
  return (
    <>
      {dipertahankan} dipertahankan karena ujiannya sudah dimulai:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {nama.map((one) => (
          <li key={one}>{one}</li>
        ))}
        {more > 0 && <li>dan {more} lainnya</li>}
      </Box>
    </>
  );
}

/** What was reset. Stays until it is closed. */
export function HasilReset({ hasil, onClose }: { hasil: HasilResetRow; onClose: () => void }) {
  return (
    <Alert severity="success" onClose={onClose} sx={{ mb: 2 }}>
      {hasil.dihapus} jadwal peserta dihapus. {hasil.dipertahankan > 0 && <Dipertahankan hasil={hasil} />}
    </Alert>
  );
}
