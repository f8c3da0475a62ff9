import { Alert, Chip, Stack, Typography } from '@mui/material';
import type { AngkaVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { Link } from 'react-router-dom';
import { CountStrip } from '../../../kit/display/count-strip.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { kataAntrean } from './kata-antrean.ts';
import { perhatianAntrean } from './perhatian.ts';

/** How the queue stands, above its list; what asks for attention is a chip that leads to its files. */
export function AngkaAntrean({ angka }: { angka: AngkaVerifikasi }) {
  const words = kataAntrean(angka, useSchoolZone()).join(' ');
  return (
    <Stack component="section" aria-label="Keadaan antrean" sx={{ gap: 1, mb: 3 }}>
      <CountStrip
        counts={[
          ['Menunggu diperiksa', angka.menunggu],
          ['Di tangan pendaftar', angka.dikembalikan],
        ]}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {perhatianAntrean
          .filter(({ value }) => angka[value] > 0)
          .map(({ value, label }) => (
            <Chip
              key={value}
              clickable
              variant="outlined"
              component={Link}
              to={`?perhatian=${value}`}
              label={`${label}: ${angka[value].toLocaleString('id-ID')}`}
            />
          ))}
      </Stack>
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
