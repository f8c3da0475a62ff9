import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { ErrorDetail } from '../../../kit/display/error-detail.tsx';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { isRefusal } from '../../../http/call-error.ts';
import type { SendImport } from './use-soal-import.ts';

/** What is being done with the file, or why it was not done. */
export function SoalImportProgress({ send }: { send: SendImport }) {
  if (send.isPending)
    return (
      <Box>
        <LinearProgress aria-label="Berkas sedang diproses" />
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {send.variables.mode === 'impor' ? 'Menyimpan soal…' : 'Membaca berkas, soal demi soal…'}
        </Typography>
      </Box>
    );
  if (!send.isError) return null;
  return (
    <Alert
      severity="error"
      action={
        !isRefusal(send.error) && (
          <Button color="inherit" onClick={() => send.mutate(send.variables)}>
            Coba lagi
          </Button>
        )
      }
    >
      {messageOf(send.error)}
      <ErrorDetail error={send.error} />
    </Alert>
  );
}
