import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { FactList } from '../../../../kit/display/fact-list.tsx';

const keys = [
  ['J · K', 'Halaman, dokumen atau langkah berikutnya · sebelumnya'],
  ['Alt+→ · Alt+←', 'Dokumen berikutnya · sebelumnya'],
  ['S atau Enter', 'Rapor sesuai, lalu maju'],
  ['R · Shift+R', 'Putar dokumen ke kanan · ke kiri'],
  ['+ · - · 0', 'Perbesar · perkecil · seluruh halaman'],
  ['Page Down · Page Up', 'Halaman PDF berikutnya · sebelumnya'],
  ['F', 'Dokumen di layar penuh'],
  ['Ctrl+Enter', 'Berkas diterima; yang belum dilihat dibuka dahulu'],
  ['?', 'Daftar pintasan ini'],
] as const;

/** All keys in one place. */
export const PintasanDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} aria-labelledby="pintasan">
    <DialogTitle id="pintasan">Pintasan papan ketik</DialogTitle>
    <DialogContent>
      <FactList facts={keys} />
    </DialogContent>
    <DialogActions>
      <Button autoFocus onClick={onClose}>
        Tutup
      </Button>
    </DialogActions>
  </Dialog>
);
