import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { Akun } from '@spmb/shared/akun/akun.schema.ts';
import { cabutUserMasuk, userMasuk } from '@spmb/shared/akun/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { useAction } from '../../../kit/call/use-action.ts';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { GagalList } from './gagal-list.tsx';
import { SesiList } from './sesi-list.tsx';

/** Where an account is signed in, with the way to end it, and where logins failed. */
export function MasukDialog({ akun, onClose }: { akun: Akun; onClose: () => void }) {
  const { zona } = useAppInfo();
  const act = useAction(cabutUserMasuk);
  const masuk = useAnswer(at(userMasuk, { id: akun.id }));
  const revoke = (sesi_id?: string) => act.mutate({ akun_id: akun.id, sesi_id });
  const others = masuk.data?.sesi.filter(({ ini }) => !ini) ?? [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="riwayat-masuk">
      <DialogTitle id="riwayat-masuk">Riwayat masuk {akun.username}</DialogTitle>
      <DialogContent>
        {masuk.isError && <ErrorState error={masuk.error} retry={masuk.refetch} />}
        {masuk.isPending && <ListSkeleton rows={3} />}
        {masuk.data && (
          <>
            <Typography variant="h3">Sedang masuk</Typography>
            <SesiList sesi={masuk.data.sesi} zona={zona} busy={act.isPending} onRevoke={revoke} />
            <Typography variant="h3">Gagal masuk, 30 hari terakhir</Typography>
            <GagalList gagal={masuk.data.gagal} zona={zona} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {others.length > 1 && (
          <Button color="error" disabled={act.isPending} onClick={() => revoke()}>
            Keluarkan semua
          </Button>
        )}
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}
