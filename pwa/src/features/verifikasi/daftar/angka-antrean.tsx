import { Alert, Stack, Typography } from '@mui/material';
import type { AngkaVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { CountStrip } from '../../../kit/display/count-strip.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { kataAntrean } from './kata-antrean.ts';

/** How the queue stands, above its list. */
export function AngkaAntrean({ angka }: { angka: AngkaVerifikasi }) {
  const words = kataAntrean(angka, useSchoolZone()).join(' ');
  return (
    <Stack component="section" aria-label="Keadaan antrean" sx={{ gap: 1, mb: 3 }}>
      <CountStrip
        counts={[
          ['Menunggu diperiksa', angka.menunggu],
          ['Di tangan pendaftar', angka.dikembalikan],
          ['Belum diperbaiki > 2 hari', angka.belum_diperbaiki],
          ['Usulan penolakan', angka.usulan],
        ]}
      />
      {angka.cukup === false ? (
        <Alert severity="warning">{words}</Alert>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words}
        </Typography>
      )}
    </Stack>
  );
}
