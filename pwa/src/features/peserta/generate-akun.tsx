import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { CountStrip } from '../../crud/count-strip.tsx';
import { messageOf } from '../../crud/staff-port.ts';
import { useAct } from '../../crud/use-act.ts';

const hasilContract = z.object({
  dibuat: z.int(),
  sudah_ada: z.int(),
  gagal: z.array(z.object({ nomor_peserta: z.string(), nama: z.string(), alasan: z.string() })),
});

/** Makes the missing accounts of participants and says for whom it could not. */
export function GenerateAkun() {
  const act = useAct('form');
  const [open, setOpen] = useState(false);
  const result = act.data && hasilContract.parse(act.data.data);
  const start = () => {
    setOpen(true);
    act.mutate({ path: '/api/generate-account' });
  };
  return (
    <>
      <Button onClick={start} disabled={act.isPending}>
        Generate Akun Peserta
      </Button>
      <Dialog
        open={open}
        onClose={act.isPending ? undefined : () => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="generate-akun"
      >
        <DialogTitle id="generate-akun">
          {act.isPending ? 'Sedang membuat akun..!' : 'Generate Akun Peserta'}
        </DialogTitle>
        <DialogContent>
          {act.isPending && <LinearProgress aria-label="Sedang membuat akun..!" />}
          {act.isError && <Alert severity="error">{messageOf(act.error)}</Alert>}
          {result && (
            <>
              <CountStrip
                counts={[
                  ['Dibuat', result.dibuat],
                  ['Sudah ada', result.sudah_ada],
                  ['Gagal', result.gagal.length],
                ]}
              />
              <Box component="ul" sx={{ pl: 2.5, my: result.gagal.length > 0 ? 2 : 0 }}>
                {result.gagal.map(({ nomor_peserta, nama, alasan }) => (
                  <li key={nomor_peserta}>
                    {nama} ({nomor_peserta}): {alasan}
                  </li>
                ))}
              </Box>
            </>
          )}
        </DialogContent>
        <DialogActions>
          {act.isError && <Button onClick={start}>Coba lagi</Button>}
          <Button onClick={() => setOpen(false)} disabled={act.isPending}>
            Tutup
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
