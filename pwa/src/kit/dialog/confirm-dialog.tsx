import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  title: string;
  text: ReactNode;
  /** Label of the act. */
  yes: string;
  no?: string;
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  children?: ReactNode;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before an act that cannot simply be taken back; the safe answer has the focus. What is typed in it is not lost by a click beside it. */
export function ConfirmDialog({ title, text, yes, no = 'Tidak', danger, busy, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (!busy && !(rest.children && reason === 'backdropClick')) rest.onNo();
      }}
      aria-labelledby="confirm-title"
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: 400 } } }}
    >
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{text}</DialogContentText>
        {rest.children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!rest.children} onClick={rest.onNo} disabled={busy === true}>
          {no}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={rest.onYes}
          disabled={busy === true || rest.disabled === true}
        >
          {busy ? 'Sedang diproses…' : yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
