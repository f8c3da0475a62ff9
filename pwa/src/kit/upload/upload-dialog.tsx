import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';

interface UploadDialogProps {
  percent: number;
  /** Why it waits, as a sentence; '' while it goes on. */
  waiting: string;
  onCancel: () => void;
}

/** Says how much of a file has arrived. */
export function UploadDialog({ percent, waiting, onCancel }: UploadDialogProps) {
  return (
    <Dialog open aria-labelledby="upload-title" fullWidth slotProps={{ paper: { sx: { maxWidth: 400 } } }}>
      <DialogTitle id="upload-title">Mengunggah berkas…</DialogTitle>
      <DialogContent>
        <LinearProgress
          aria-labelledby="upload-title"
          variant={percent === 0 ? 'indeterminate' : 'determinate'}
          value={percent}
        />
        <Typography className="figures" sx={{ mt: 1 }}>
          {Math.round(percent)} %
        </Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: '2lh' }}>
          {waiting}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Batal</Button>
      </DialogActions>
    </Dialog>
  );
}
