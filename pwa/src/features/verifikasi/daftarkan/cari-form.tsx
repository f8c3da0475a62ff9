import { Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { daftarBaruOf } from '../daftar/form-of.ts';
import { daftarBerkas } from '../form/use-kirim.ts';

/** Who stands at the desk: looked for before anything is filled in, so that nobody is registered twice. */
export function CariForm({ nomor = '' }: { nomor?: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(nomor);
  const asked = typed.trim();
  return (
    <Paper
      component="form"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (asked !== '') void navigate(daftarBaruOf(asked));
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>
          Untuk pendaftar yang datang ke meja panitia tanpa HP atau jaringan. Cari dahulu: yang sudah punya
          akun dilanjutkan drafnya, yang sudah mengirim formulir dibuka berkasnya.
        </Typography>
        <TextField
          label="NISN pendaftar"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          helperText="10 angka. Boleh juga nama masuk akunnya."
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button component={Link} to={daftarBerkas}>
            Kembali ke daftar
          </Button>
          <Button type="submit" variant="contained" disabled={asked === ''}>
            Cari
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
