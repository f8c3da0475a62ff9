import { TextField } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';

interface AltDialogProps {
  alt: string;
  onDone: (alt: string) => void;
  onClose: () => void;
}

/** What an image shows, for who cannot see it. */
export function AltDialog({ alt: stored, onDone, onClose }: AltDialogProps) {
  const [alt, setAlt] = useState(stored);
  return (
    <ConfirmDialog
      title="Keterangan gambar"
      text="Dibacakan kepada peserta yang tidak dapat melihat gambar. Jangan menyebut jawabannya."
      yes="Simpan"
      no="Batal"
      disabled={alt.trim() === ''}
      onYes={() => onDone(alt.trim())}
      onNo={onClose}
    >
      <TextField
        label="Keterangan"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        autoFocus
        fullWidth
        sx={{ mt: 2 }}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </ConfirmDialog>
  );
}
