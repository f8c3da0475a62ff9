import { Button, Paper, Stack, Typography } from '@mui/material';
import { printBuktiPendaftar } from '@spmb/shared/kertas-ujian/calls.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFile } from '../../../kit/call/use-file.ts';
import { SandiDialog } from '../../../shell/staff/sandi-dialog.tsx';
import { formOf } from '../daftar/form-of.ts';

/** What the server answers to a form that the desk has sent. */
export interface Didaftarkan {
  data: RekamVerifikasi;
  /** What the applicant signs in with. */
  masuk: string;
  sandi: string | null;
}

/** The number of who was registered, his way in, and what is done next at a desk. */
export function Terdaftar({ hasil, onLagi }: { hasil: Didaftarkan; onLagi: () => void }) {
  const { data, masuk, sandi } = hasil;
  const { id, nomor_register } = data;
  const nama = String(data['nama']);
  const print = useFile(printBuktiPendaftar);
  const [isShown, setShown] = useState(sandi !== null);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h1">{nama} terdaftar</Typography>
        <Typography>
          Nomor pendaftaran <strong>{nomor_register}</strong>
        </Typography>
        <Typography>
          Masuk sebagai <strong>{masuk}</strong>
          {sandi === null
            ? ' dengan kata sandi yang sudah dimilikinya. Bila lupa, buat sandi baru di Data Peserta.'
            : ' dengan kata sandi sekali pakai yang baru ditampilkan. Bila belum tercatat, buat sandi baru di Data Peserta.'}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={onLagi}>
            Daftarkan orang lain
          </Button>
          <Button component={Link} to={formOf({ id })}>
            Buka berkas
          </Button>
          <Button
            disabled={print.isPending}
            onClick={() => print.mutate({ input: { id }, fileName: `bukti-${nomor_register}.pdf` })}
          >
            {print.isPending ? 'Menyiapkan…' : 'Unduh bukti'}
          </Button>
          <Button component={Link} to={`/backend/data-peserta?q=${encodeURIComponent(nomor_register)}`}>
            Data Peserta
          </Button>
        </Stack>
      </Stack>
      {isShown && sandi !== null && (
        <SandiDialog
          nama={nama}
          email={masuk}
          sandi={sandi}
          nomorHp={String(data['nomor_hp'])}
          onClose={() => setShown(false)}
        />
      )}
    </Paper>
  );
}
