import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { masukContract, tidakDikenal } from '@spmb/shared/akun/masuk.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useAppInfo } from '../../app/services.tsx';
import { useStaffPort } from '../../crud/port/staff-port.ts';
import { ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { GagalList } from './gagal-list.tsx';

const path = `/api/user-masuk/${tidakDikenal}`;

/** Failed logins with names that no account has. */
export function GagalDialog({ onClose }: { onClose: () => void }) {
  const { zona } = useAppInfo();
  const port = useStaffPort();
  const masuk = useQuery({
    queryKey: ['list', path],
    queryFn: async () => masukContract.parse(await port.read(path)),
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="gagal-masuk">
      <DialogTitle id="gagal-masuk">Masuk gagal dengan nama tak dikenal</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          30 hari terakhir. Hanya tiga huruf pertama yang disimpan: isian itu bisa saja kata sandi yang salah
          tempat. Yang gagal dengan akun yang ada tampak di Riwayat masuk akunnya.
        </Typography>
        {masuk.isError && <ErrorState error={masuk.error} retry={masuk.refetch} />}
        {masuk.isPending && <ListSkeleton rows={3} />}
        {masuk.data && <GagalList gagal={masuk.data.gagal} zona={zona} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}
