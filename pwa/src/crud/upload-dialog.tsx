import { Dialog, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material';

/** Says how much of a file has arrived. */
export function UploadDialog({ percent }: { percent: number }) {
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
      </DialogContent>
    </Dialog>
  );
}
