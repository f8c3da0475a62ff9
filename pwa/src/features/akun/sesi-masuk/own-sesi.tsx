import { Box, Button, Paper, Typography } from '@mui/material';
import { cabutSesiMasuk, sesiMasuk } from '@spmb/shared/akun/calls.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { useAction } from '../../../kit/call/use-action.ts';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { SesiList } from './sesi-list.tsx';

/** Where the own account is signed in, with the way to end it. */
export function OwnSesi() {
  const { zona } = useAppInfo();
  const act = useAction(cabutSesiMasuk);
  const masuk = useAnswer(sesiMasuk);
  const revoke = (sesi_id?: string) => act.mutate({ sesi_id });
  const sesi = masuk.data?.sesi ?? [];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="perangkat-masuk"
      sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 640 }}
    >
      <Typography variant="h2" id="perangkat-masuk" sx={{ mb: 1 }}>
        Perangkat yang sedang masuk
      </Typography>
      {masuk.isError && <ErrorState error={masuk.error} retry={masuk.refetch} />}
      {masuk.isPending && <ListSkeleton rows={2} />}
      {masuk.data && <SesiList sesi={sesi} zona={zona} busy={act.isPending} onRevoke={revoke} />}
      {sesi.length > 2 && (
        <Box>
          <Button color="error" disabled={act.isPending} onClick={() => revoke()}>
            Keluarkan semua perangkat lain
          </Button>
        </Box>
      )}
    </Paper>
  );
}
