import { Button, Paper, Stack, Typography } from '@mui/material';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { namaRuang, type SesiKertas } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { Link } from 'react-router-dom';

/** The records of the rooms, to be filled in before they are printed. */
export function BeritaAcaraList({ at, kertas }: { at: TanggalSesi; kertas: SesiKertas }) {
  const path = `/backend/kertas-ujian/${at.tanggal}/${at.jadwal_ujian_sesi_id}`;
  return (
    <Paper variant="outlined" component="section" aria-label="Isi berita acara" sx={{ p: 2, mt: 2 }}>
      <Typography variant="h2">Isi berita acara</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Jumlah, waktu, dan kejadian diisi dari catatan server. Periksa dan lengkapi sesudah ujian, lalu cetak
        Berita acara terisi di atas.
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {kertas.ruang.map(({ ruang }) => (
          <Button
            key={ruang}
            variant="outlined"
            component={Link}
            to={`${path}?ruang=${encodeURIComponent(ruang)}`}
          >
            {namaRuang(ruang)}
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}
