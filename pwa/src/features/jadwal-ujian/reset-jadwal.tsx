import { sesiCombo } from '@spmb/shared/jadwal-ujian/calls.ts';
import { Alert, Box, Stack } from '@mui/material';
import { lihatReset, resetJadwal } from '@spmb/shared/jadwal-ujian/calls.ts';
import type { HasilResetJadwal } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { formatDay } from '../../shell/format-date.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { DeleteDialog } from '../../kit/dialog/delete-dialog.tsx';
import { ErrorDetail } from '../../kit/display/error-detail.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useOptions } from '../../kit/list/use-list.ts';
import { messageOf } from '../../kit/port/staff-port.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';

interface ResetJadwalProps {
  tanggal: string;
  sesi: string;
  onDone: (hasil: HasilResetJadwal) => void;
  onClose: () => void;
}

/** Says who has begun and stays and what would go, then asks. */
export function ResetJadwal({ tanggal, sesi, onDone, onClose }: ResetJadwalProps) {
  const act = useAction(resetJadwal, 'form');
  const sesis = useOptions(sesiCombo);
  const preview = useFreshAnswer(at(lihatReset, { tanggal, jadwal_ujian_sesi_id: sesi }));
  const { data } = preview;
  const reset = (alasan: string) =>
    act.mutate(
      { tanggal, jadwal_ujian_sesi_id: sesi, alasan, dihapus: data?.dihapus },
      {
        onSuccess: ({ data: made }) => onDone(made),
        // Whatever stood in the way, the numbers are those of now.
        onError: () => void preview.refetch(),
      },
    );
  const where = `pada ${formatDay(tanggal)}, ${sesis.data?.find(({ value }) => value === sesi)?.label ?? 'sesi ini'}`;
  if (!data || data.dihapus === 0)
    return (
      <ConfirmDialog
        title="Reset jadwal peserta"
        text={
          data ? (
            <Stack sx={{ gap: 2 }}>
              {data.dipertahankan > 0 && (
                <Alert severity="info">
                  <Dipertahankan hasil={data} />
                </Alert>
              )}
              <span>Tidak ada jadwal peserta yang dapat dihapus {where}.</span>
            </Stack>
          ) : preview.isError ? (
            <ErrorState error={preview.error} retry={preview.refetch} />
          ) : (
            <ListSkeleton rows={2} />
          )
        }
        yes="Mengerti"
        no="Tutup"
        onNo={onClose}
        onYes={onClose}
      />
    );
  return (
    <DeleteDialog
      title="Reset jadwal peserta"
      name={`Jadwal peserta ${where}`}
      note={
        <>
          {act.isError && (
            <Alert severity="warning">
              {messageOf(act.error)}
              <ErrorDetail error={act.error} />
            </Alert>
          )}
          {data.dipertahankan > 0 && (
            <Alert severity="info">
              <Dipertahankan hasil={data} />
            </Alert>
          )}
          <span>Ruang dan kursinya ikut hilang; Generate membuatnya kembali dari jadwal ujian.</span>
        </>
      }
      ikut={[{ tabel: 'jadwal_ujian_peserta', kata: 'jadwal peserta', jumlah: data.dihapus }]}
      busy={act.isPending || preview.isFetching}
      onNo={onClose}
      onYes={({ alasan }) => reset(alasan)}
    />
  );
}

/** Who keeps his row because he has begun, or sits again elsewhere. */
function Dipertahankan({ hasil: { dipertahankan, nama } }: { hasil: HasilResetJadwal }) {
  const more = dipertahankan - nama.length;
  return (
    <>
      {dipertahankan} dipertahankan karena ujiannya sudah dimulai atau sudah ada susulannya:
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
export function HasilReset({ hasil, onClose }: { hasil: HasilResetJadwal; onClose: () => void }) {
  return (
    <Alert severity="success" onClose={onClose} sx={{ mb: 2 }}>
      {hasil.dihapus} jadwal peserta dihapus. {hasil.dipertahankan > 0 && <Dipertahankan hasil={hasil} />}
    </Alert>
  );
}
