import { Dialog, DialogContent, DialogTitle, LinearProgress } from '@mui/material';

/** Says what is being waited for while nothing else may be done. */
export function LoadingDialog({ words }: { words: string }) {
  return (
    <Dialog open aria-labelledby="loading-title" fullWidth slotProps={{ paper: { sx: { maxWidth: 300 } } }}>
      <DialogTitle id="loading-title" component="p" role="status" sx={{ fontSize: '1rem' }}>
        {words}
      </DialogTitle>
      <DialogContent>
        <LinearProgress aria-labelledby="loading-title" />
      </DialogContent>
    </Dialog>
  );
}
