import { Paper, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ButirAnalisis } from '@spmb/shared/hasil-ujian/analisis.schema.ts';

const formatted = (value: number | null): string =>
  value === null ? 'tidak dapat dihitung' : value.toLocaleString('id-ID', { maximumFractionDigits: 2 });

/** Difficulty and discrimination of every question beside each other. The table below says the same in words. */
export function GrafikButir({ butir }: { butir: readonly ButirAnalisis[] }) {
  const { palette } = useTheme();
  const banks = new Set(butir.map(({ master_soal_id }) => master_soal_id));
  const labelOf = ({ nomor, mapel, edisi }: ButirAnalisis) =>
    banks.size > 1 ? `${mapel} v${edisi} ${nomor}` : String(nomor);
  return (
    <Paper variant="outlined" component="figure" sx={{ m: 0, p: { xs: 1, sm: 2 } }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
        Kesukaran dan daya beda
      </Typography>
      <BarChart
        height={240}
        skipAnimation
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
        xAxis={[{ data: butir.map(labelOf), scaleType: 'band', tickLabelInterval: 'auto' }]}
        yAxis={[{ max: 1, width: 36 }]}
        series={[
          {
            data: butir.map(({ kesukaran }) => kesukaran),
            label: 'Kesukaran',
            color: palette.info.main,
            valueFormatter: formatted,
          },
          {
            data: butir.map(({ daya_beda }) => daya_beda),
            label: 'Daya beda',
            color: palette.warning.main,
            valueFormatter: formatted,
          },
        ]}
      />
    </Paper>
  );
}
