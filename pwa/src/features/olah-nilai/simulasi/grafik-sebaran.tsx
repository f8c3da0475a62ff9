import { Paper, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { PratinjauSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import { LEBAR_SEBARAN } from '@spmb/shared/seleksi/sebaran.ts';
import { angka } from '../program/angka.ts';

/** Scores of those who chose a programme first, with the lowest that got a seat in words. */
export function GrafikSebaran({ program }: { program: PratinjauSeleksi['program'][number] }) {
  const { palette } = useTheme();
  const { name, sebaran, nilai_terendah } = program;
  const cutOff = nilai_terendah === null ? undefined : nilai_terendah / 100;
  const from = (at: number) => at * LEBAR_SEBARAN;
  const isTaken = (at: number) => cutOff !== undefined && from(at) + LEBAR_SEBARAN > cutOff;
  return (
    <Paper variant="outlined" component="figure" sx={{ m: 0, p: 2, flex: '1 1 320px', maxWidth: 520 }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
        {name}: nilai akhir pemilih pertama
      </Typography>
      <BarChart
        height={180}
        skipAnimation
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        xAxis={[
          { data: sebaran.map((_, at) => `${from(at)}`), scaleType: 'band', tickLabelInterval: 'auto' },
        ]}
        yAxis={[{ width: 36, tickMinStep: 1 }]}
        series={[
          {
            data: sebaran.map((jumlah, at) => (isTaken(at) ? jumlah : 0)),
            label: 'Mulai nilai terendah',
            stack: 'nilai',
            color: palette.success.main,
          },
          {
            data: sebaran.map((jumlah, at) => (isTaken(at) ? 0 : jumlah)),
            label: 'Di bawahnya',
            stack: 'nilai',
            color: palette.grey[500],
          },
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {cutOff === undefined
          ? 'Belum ada yang mendapat kursi.'
          : `Nilai terendah yang mendapat kursi ${angka(cutOff)}.`}
      </Typography>
    </Paper>
  );
}
