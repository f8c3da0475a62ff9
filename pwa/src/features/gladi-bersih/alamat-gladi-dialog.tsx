import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, GlobalStyles } from '@mui/material';
import { AlamatGladi } from './alamat-gladi.tsx';

interface AlamatGladiDialogProps {
  nama: string;
  alamat: string;
  qr: string;
  onClose: () => void;
}

/** The address over the whole screen for a projector; printed it stands on a page alone, for the wall of a room. */
export function AlamatGladiDialog({ nama, alamat, qr, onClose }: AlamatGladiDialogProps) {
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="alamat-gladi">
      <GlobalStyles styles={{ '@media print': { '#root': { display: 'none !important' } } }} />
      <DialogTitle id="alamat-gladi" sx={{ textAlign: 'center', fontSize: '2rem' }}>
        {nama}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <AlamatGladi large alamat={alamat} qr={qr} />
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          Cetak
        </Button>
        <Button variant="contained" onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
