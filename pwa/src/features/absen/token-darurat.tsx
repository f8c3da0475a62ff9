import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { ActDialog } from './act-dialog.tsx';
import { isReason, ReasonField } from './reason-field.tsx';

const kodeContract = z.object({ kode: z.string() });

/** Reveals the code with which prepared devices begin while the server cannot be reached, on record. */
export function TokenDarurat({ tanggal, sesi }: { tanggal: string; sesi: string }) {
  const [isAsking, setAsking] = useState(false);
  const [alasan, setAlasan] = useState('');
  const [kode, setKode] = useState<string>();
  return (
    <>
      <Button onClick={() => setAsking(true)}>Token darurat</Button>
      {isAsking && (
        <ActDialog
          title="Buka token darurat"
          text="Untuk peserta yang perangkatnya sudah siap tetapi tidak dapat mencapai server. Satu kode untuk seluruh sesi ini, diketik peserta di kolom Token. Siapa yang membukanya tercatat."
          yes="Buka"
          isReady={isReason(alasan)}
          path={`/api/kode-luring/${tanggal}/${sesi}`}
          body={() => ({ alasan: alasan.trim() })}
          onDone={({ data }) => setKode(kodeContract.parse(data).kode)}
          onClose={() => setAsking(false)}
        >
          {(disabled) => (
            <ReasonField
              value={alasan}
              onChange={setAlasan}
              disabled={disabled}
              suggestions={['jaringan bermasalah', 'titik akses mati']}
            />
          )}
        </ActDialog>
      )}
      {kode !== undefined && (
        <Dialog open onClose={() => setKode(undefined)} aria-labelledby="token-darurat">
          <DialogTitle id="token-darurat">Token darurat</DialogTitle>
          <DialogContent>
            <Typography component="output" aria-label="Token darurat" className="figures" sx={kodeStyle}>
              {kode}
            </Typography>
            <Typography sx={{ mt: 2 }}>
              Tulis di papan tulis. Peserta mengetiknya di kolom Token, lalu menekan Mulai ujian. Jawaban
              terkirim sendiri begitu server terjangkau lagi.
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setKode(undefined)}>Tutup</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

const kodeStyle = {
  display: 'block',
  fontSize: { xs: '1.5rem', sm: '3rem' },
  fontWeight: 800,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
};
