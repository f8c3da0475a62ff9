import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { kodeLuring } from '@spmb/shared/ujian/calls.ts';
import { useState } from 'react';
import { ActDialog } from '../commands/act-dialog.tsx';
import { isReason, ReasonField } from '../commands/reason-field.tsx';

interface TokenDaruratProps {
  tanggal: string;
  sesi: string;
  onClose: () => void;
  onKode: (kode: string) => void;
}

/** Reveals the code with which prepared devices begin while the server cannot be reached, on record. */
export function TokenDarurat({ tanggal, sesi, onClose, onKode }: TokenDaruratProps) {
  const [alasan, setAlasan] = useState('');
  return (
    <ActDialog
      title="Buka token darurat"
      text="Untuk peserta yang perangkatnya sudah siap tetapi tidak dapat mencapai server. Satu kode untuk seluruh sesi ini, diketik peserta di kolom Token. Siapa yang membukanya tercatat."
      yes="Buka"
      isReady={isReason(alasan)}
      call={at(kodeLuring, { tanggal, jadwal_ujian_sesi_id: sesi })}
      input={() => ({ alasan: alasan.trim() })}
      onDone={({ data }) => onKode(data.kode)}
      onClose={onClose}
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
  );
}

/** The code, large enough to be copied to the board. */
export function KodeDarurat({ kode, onClose }: { kode: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="token-darurat">
      <DialogTitle id="token-darurat">Token darurat</DialogTitle>
      <DialogContent>
        <Typography component="output" aria-label="Token darurat" className="figures" sx={kodeStyle}>
          {kode}
        </Typography>
        <Typography sx={{ mt: 2 }}>
          Tulis di papan tulis. Peserta mengetiknya di kolom Token, lalu menekan Mulai ujian. Jawaban terkirim
          sendiri begitu server terjangkau lagi.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}

const kodeStyle = {
  display: 'block',
  fontSize: { xs: '1.5rem', sm: '3rem' },
  fontWeight: 800,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
};
