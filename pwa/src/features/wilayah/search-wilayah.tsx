import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { FoundWilayah } from './found-wilayah.tsx';

/** Looks for a district or village in the whole country. */
export function SearchWilayah() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button startIcon={<SearchOutlined />} onClick={() => setOpen(true)}>
        Cari desa
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="search-wilayah">
        <DialogTitle id="search-wilayah">Cari desa atau kecamatan</DialogTitle>
        <DialogContent>
          <TextField
            type="search"
            label="Nama desa atau kecamatan"
            helperText="Paling sedikit 3 huruf. Tambahkan nama kabupaten bila hasilnya banyak, misalnya depok sleman."
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoFocus
            fullWidth
            margin="dense"
          />
          <FoundWilayah text={text} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Tutup</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
