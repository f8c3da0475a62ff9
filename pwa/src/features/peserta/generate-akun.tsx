import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { Proses } from '@spmb/shared/kernel/proses.schema.ts';
import { generateAkun } from '@spmb/shared/peserta/calls.ts';
import type { HasilGenerateAkun } from '@spmb/shared/peserta/peserta.schema.ts';
import { useState } from 'react';
import { CountStrip } from '../../kit/display/count-strip.tsx';
import { ProsesBar } from '../../kit/display/proses-bar.tsx';
import { ErrorDetail } from '../../kit/display/error-detail.tsx';
import { CallError } from '../../http/call-error.ts';
import { messageOf, useStaffPort } from '../../kit/port/staff-port.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { isEnded, useProses } from '../../kit/call/use-proses.ts';

/** Makes the missing accounts of participants, shows how far it is, and says for whom it could not. */
export function GenerateAkun() {
  const port = useStaffPort();
  const act = useAction(generateAkun, 'form');
  const [open, setOpen] = useState(false);
  const [id, setId] = useState<string>();
  const proses = useProses(id);
  // The answer may be lost on the way, while the server goes on.
  const isLost = act.error instanceof CallError && act.error.httpStatus === 0 && proses !== undefined;
  const isRunning = act.isPending || (isLost && !isEnded(proses));
  const result = act.data ? readHasil(act.data.data) : isLost && !isRunning ? resultOf(proses) : undefined;
  const start = () => {
    const drawn = port.newId();
    setId(drawn);
    setOpen(true);
    act.mutate({ proses: drawn });
  };
  return (
    <>
      <Button onClick={start} disabled={isRunning}>
        Generate Akun Peserta
      </Button>
      <Dialog
        open={open}
        onClose={isRunning ? undefined : () => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="generate-akun"
      >
        <DialogTitle id="generate-akun">
          {isRunning ? 'Sedang membuat akun..!' : 'Generate Akun Peserta'}
        </DialogTitle>
        <DialogContent>
          {isRunning && <ProsesBar words="Membuat akun…" proses={proses} />}
          {act.isError && !isRunning && !result && (
            <Alert severity="error">
              {messageOf(act.error)}
              <ErrorDetail error={act.error} />
            </Alert>
          )}
          {result && <Result message={act.data?.message ?? ''} {...result} />}
        </DialogContent>
        <DialogActions>
          {act.isError && !isRunning && !result && <Button onClick={start}>Coba lagi</Button>}
          <Button onClick={() => setOpen(false)} disabled={isRunning}>
            Tutup
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

interface ResultProps {
  dibuat: number;
  sudahAda: number;
  gagal: Proses['temuan'];
}

function readHasil({ dibuat, sudah_ada, gagal }: HasilGenerateAkun): ResultProps {
  const named = gagal.map(({ nomor_peserta, nama, alasan }) => ({
    kunci: nomor_peserta,
    nama,
    message: alasan,
  }));
  return { dibuat, sudahAda: sudah_ada, gagal: named };
}

const resultOf = ({ status, selesai, dilewati, temuan }: Proses): ResultProps | undefined =>
  status === 'selesai' ? { dibuat: selesai, sudahAda: dilewati, gagal: temuan } : undefined;

function Result({ message, dibuat, sudahAda, gagal }: ResultProps & { message: string }) {
  return (
    <>
      {message && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {message}
        </Alert>
      )}
      <CountStrip
        counts={[
          ['Dibuat', dibuat],
          ['Sudah ada', sudahAda],
          ['Gagal', gagal.length],
        ]}
      />
      <Box component="ul" sx={{ pl: 2.5, my: gagal.length > 0 ? 2 : 0 }}>
        {gagal.map(({ kunci, nama, message }) => (
          <li key={kunci}>
            {nama} ({kunci}): {message}
          </li>
        ))}
      </Box>
    </>
  );
}
