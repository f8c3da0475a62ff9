import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { userMasuk } from '@spmb/shared/akun/calls.ts';
import { tidakDikenal } from '@spmb/shared/akun/masuk.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { GagalList } from './gagal-list.tsx';

const unknownNames = at(userMasuk, { id: tidakDikenal });

/** Failed logins with names that no account has. */
export function GagalDialog({ onClose }: { onClose: () => void }) {
  const { zona } = useAppInfo();
  const masuk = useAnswer(unknownNames);
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
