import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  TextField,
  Typography,
} from '@mui/material';
import { useRef } from 'react';
import { useAppInfo } from '../services.tsx';
import { useNotify } from '../../ui/notices.tsx';

interface SandiDialogProps {
  nama: string;
  email: string;
  sandi: string;
  /** 62…, of the school's own records. */
  nomorHp?: string | null;
  onClose: () => void;
}

/** A one-time password, shown this once: to copy, to print, or to send. */
export function SandiDialog({ nama, email, sandi, nomorHp, onClose }: SandiDialogProps) {
  const { company } = useAppInfo();
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const text = `${company}: kata sandi sekali pakai untuk ${nama} (masuk sebagai ${email}): ${sandi}. Gantilah saat masuk.`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(sandi);
      notify('success', 'Kata sandi disalin.');
    } catch {
      // By plain http a browser lets nobody write to the clipboard.
      field.current?.select();
      notify('success', 'Kata sandi dipilih. Salin dengan Ctrl+C.');
    }
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sandi-sekali">
      <GlobalStyles styles={{ '@media print': { '#root': { display: 'none !important' } } }} />
      <DialogTitle id="sandi-sekali">Kata sandi sekali pakai</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {nama}, masuk sebagai <strong>{email}</strong>
        </Typography>
        <TextField
          label="Kata sandi"
          value={sandi}
          inputRef={field}
          fullWidth
          sx={{ mt: 0.5 }}
          onFocus={() => field.current?.select()}
          slotProps={{
            htmlInput: {
              readOnly: true,
              sx: { fontFamily: 'monospace', fontSize: '1.5rem', textAlign: 'center' },
            },
          }}
        />
        <Alert severity="warning">
          Hanya tampil sekali ini. Pemiliknya memilih kata sandi sendiri saat masuk.
        </Alert>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          Salin
        </Button>
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          Cetak
        </Button>
        {nomorHp && (
          <Button
            startIcon={<WhatsApp />}
            href={`https://wa.me/${nomorHp}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Sudah dicatat
        </Button>
      </DialogActions>
    </Dialog>
  );
}
