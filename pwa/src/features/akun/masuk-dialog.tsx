import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { Akun } from '@spmb/shared/akun/akun.schema.ts';
import { masukContract } from '@spmb/shared/akun/masuk.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useAppInfo } from '../../app/services.tsx';
import { useStaffPort } from '../../crud/port/staff-port.ts';
import { ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { useAct } from '../../crud/port/use-act.ts';
import { GagalList } from './gagal-list.tsx';
import { SesiList } from './sesi-list.tsx';

/** Where an account is signed in, with the way to end it, and where logins failed. */
export function MasukDialog({ akun, onClose }: { akun: Akun; onClose: () => void }) {
  const { zona } = useAppInfo();
  const port = useStaffPort();
  const act = useAct();
  const path = `/api/user-masuk/${akun.id}`;
  // Stands among the lists, which are read again after every act.
  const masuk = useQuery({
    queryKey: ['list', path],
    queryFn: async () => masukContract.parse(await port.read(path)),
  });
  const revoke = (sesi_id?: string) =>
    act.mutate({ path: '/api/user-masuk-cabut', body: { akun_id: akun.id, sesi_id } });
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
