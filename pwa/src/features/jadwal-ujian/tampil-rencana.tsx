import { Alert, Button, Stack, Typography } from '@mui/material';
import { generateJadwal, rencanaJadwal } from '@spmb/shared/jadwal-ujian/calls.ts';
import type { HasilGenerate } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { IsianRencana } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { CountStrip } from '../../kit/display/count-strip.tsx';
import { ErrorDetail } from '../../kit/display/error-detail.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { messageOf, useStaffPort } from '../../kit/port/staff-port.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { LoadingDialog } from '../../kit/dialog/loading-dialog.tsx';
import { DilewatiList } from './dilewati-list.tsx';
import { Footer } from './footer.tsx';
import { TempatTable } from './tempat-table.tsx';

interface TampilRencanaProps {
  isian: IsianRencana;
  onBack: () => void;
  onDone: (result: HasilGenerate) => void;
}

/** The plan before anything is written, and the act that carries it out. */
export function TampilRencana({ isian, onBack, onDone }: TampilRencanaProps) {
  const port = useStaffPort();
  const act = useAction(generateJadwal, 'form');
  const plan = useQuery({
    queryKey: ['rencana', isian],
    queryFn: () => port.call(rencanaJadwal, isian),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (plan.isFetching) return <ListSkeleton />;
  const rencana = plan.data;
  const carryOut = () =>
    act.mutate(
      { ...isian, rencana: rencana?.rencana },
      {
        onSuccess: ({ data }) => onDone(data),
        // Whatever stood in the way, the plan below is the one of now.
        onError: () => void plan.refetch(),
      },
    );
  return (
    <>
      <Stack sx={{ p: 2, gap: 2, flex: 1 }}>
        {act.isError && (
          <Alert severity="warning">
            {messageOf(act.error)}
            <ErrorDetail error={act.error} />
          </Alert>
        )}
        {plan.isError && <ErrorState error={plan.error} retry={plan.refetch} />}
        {rencana && (
          <>
            <CountStrip
              counts={[
                ['Dibuat', rencana.dibuat],
                ['Peserta', rencana.peserta],
                ['Sudah ada', rencana.sudah_ada],
              ]}
            />
            {rencana.dibuat === 0 && (
              <Alert severity="info">
                Tidak ada jadwal peserta baru: semua yang dapat ikut sudah dijadwalkan.
              </Alert>
            )}
            {rencana.peringatan.map((text) => (
              <Alert key={text} severity="warning">
                {text}
              </Alert>
            ))}
            {rencana.dilewati.length > 0 && (
              <Alert severity="warning">
                <DilewatiList dilewati={rencana.dilewati} />
              </Alert>
            )}
            <TempatTable tempat={rencana.tempat} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Belum ada yang disimpan. Peserta yang sudah dijadwalkan tetap di tempatnya.
            </Typography>
          </>
        )}
      </Stack>
      <Footer>
        <Button onClick={onBack}>Kembali</Button>
        <Button variant="contained" onClick={carryOut} disabled={!rencana || rencana.dibuat === 0}>
          {rencana && rencana.peringatan.length > 0 ? 'Tetap terapkan' : 'Terapkan'}
        </Button>
      </Footer>
      {act.isPending && <LoadingDialog words="Sedang membuat jadwal..!" />}
    </>
  );
}
