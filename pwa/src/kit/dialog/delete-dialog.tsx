import { Alert, Box, Stack, TextField } from '@mui/material';
import {
  HARI_URUNGKAN,
  MIN_ALASAN_HAPUS,
  terlihatOf,
  type Ikut,
  type Terlihat,
} from '@spmb/shared/hapusan/hapusan.schema.ts';
import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorState, ListSkeleton } from '../display/states.tsx';
import { isRefusal } from '../../http/call-error.ts';
import { useFreshAnswer } from '../call/use-fresh-answer.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  title?: string;
  /** What goes. */
  name: ReactNode;
  /** The call that says what goes along. */
  foresee?: PlacedCall<undefined, { ikut: Ikut[] }>;
  /** What goes, where the screen knows it: more than one record. */
  ikut?: readonly Ikut[];
  /** What else must be known. */
  note?: ReactNode;
  /** It cannot be taken back. */
  isFinal?: boolean;
  busy: boolean;
  /** What the deletion was refused with: what goes along is asked again. */
  refused?: unknown;
  onYes: (agreed: { ikut: Terlihat; alasan: string }) => void;
  onNo: () => void;
}

const none: readonly Ikut[] = [];
/** Stands for a question that is not asked. */
const never: PlacedCall<undefined, { ikut: Ikut[] }> = { method: 'GET', path: '', capability: 'masuk' };

/**
 * The confirmation of every deletion: counts and names what goes along, and asks for a reason where anything does.
 */
export function DeleteDialog({
  name,
  foresee,
  ikut: known = none,
  isFinal,
  refused,
  ...rest
}: DeleteDialogProps) {
  const asked = useFreshAnswer(foresee ?? never, foresee !== undefined);
  const { refetch } = asked;
  const [alasan, setAlasan] = useState('');
  useEffect(() => {
    if (refused && foresee !== undefined) void refetch();
  }, [refused, foresee, refetch]);
  const ikut = foresee === undefined ? known : asked.isError ? undefined : asked.data?.ikut;
  const isMany = ikut !== undefined && ikut.length > 0;
  return (
    <ConfirmDialog
      title={rest.title ?? 'Hapus data'}
      text={
        <Stack sx={{ gap: 1.5 }}>
          <div>
            Apakah anda yakin akan menghapus data tersebut...?
            <br />
            <strong>{name}</strong>
          </div>
          {foresee !== undefined &&
            asked.isError &&
            (isRefusal(asked.error) ? (
              <Alert severity="warning">{asked.error.message}</Alert>
            ) : (
              <ErrorState error={asked.error} retry={refetch} />
            ))}
          {foresee !== undefined && asked.isPending && <ListSkeleton rows={1} />}
          {isMany && (
            <Alert severity="warning">
              {foresee === undefined ? 'Yang dihapus:' : 'Ikut terhapus:'}
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {ikut.map(({ tabel, kata, jumlah }) => (
                  <li key={tabel}>
                    <strong>{jumlah.toLocaleString('id-ID')}</strong> {kata}
                  </li>
                ))}
              </Box>
            </Alert>
          )}
          {rest.note}
          {ikut && !isFinal && (
            <span>Dapat diurungkan sesudahnya, selama {HARI_URUNGKAN} hari di menu Penghapusan.</span>
          )}
        </Stack>
      }
      yes="Ya, Saya Yakin"
      danger
      busy={rest.busy}
      disabled={asked.isFetching || !ikut || (isMany && alasan.trim().length < MIN_ALASAN_HAPUS)}
      onNo={rest.onNo}
      onYes={() => ikut && rest.onYes({ ikut: terlihatOf(ikut), alasan: alasan.trim() })}
    >
      {isMany && (
        <TextField
          fullWidth
          label="Alasan"
          value={alasan}
          disabled={rest.busy}
          onChange={(event) => setAlasan(event.target.value)}
          helperText={`Paling sedikit ${MIN_ALASAN_HAPUS} huruf; dicatat di Riwayat Perubahan`}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 500 } }}
          sx={{ mt: 2 }}
        />
      )}
    </ConfirmDialog>
  );
}
