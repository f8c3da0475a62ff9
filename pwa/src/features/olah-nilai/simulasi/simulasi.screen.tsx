import { Alert, Stack, Typography } from '@mui/material';
import { keadaanSeleksi, simulasiSeleksi } from '@spmb/shared/seleksi/calls.ts';
import { useTitle } from '../../../shell/use-title.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { SimulasiForm } from './simulasi-form.tsx';
import { SimulasiHasil } from './simulasi-hasil.tsx';

/** The selection by other rules beside what the settings would give. Nothing of it is kept, and nothing is published. */
export function SimulasiScreen() {
  useTitle('Simulasi Seleksi');
  const keadaan = useAnswer(keadaanSeleksi);
  const act = useAction(simulasiSeleksi, 'form');
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">Simulasi Seleksi</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>
        Nilai yang sama dengan aturan lain, di samping aturan sekarang. Simulasi tidak menyimpan dan tidak
        mengumumkan apa pun. Biarkan kosong yang tidak diubah.
      </Typography>
      {keadaan.isPending && <ListSkeleton rows={3} />}
      {keadaan.isError && <ErrorState error={keadaan.error} retry={keadaan.refetch} />}
      {keadaan.data && (
        <SimulasiForm keadaan={keadaan.data} busy={act.isPending} onRun={(input) => act.mutate(input)} />
      )}
      {act.error !== null && <Alert severity="error">{messageOf(act.error)}</Alert>}
      {act.data && <SimulasiHasil hasil={act.data.data} />}
    </Stack>
  );
}
