import { useTheme } from '@mui/material';
import { PieChart } from '@mui/x-charts/PieChart';
import type { Irisan } from '@spmb/shared/dasbor-staf/irisan.ts';
import type { Warna } from './warna.ts';

export interface IrisanBerwarna extends Irisan {
  warna: Warna;
}

const height = 200;
/** A slice that is thinner than this holds no number. */
const leastDegrees = 14;

/** A pie whose slices bear the numbers that they have in the legend. */
export function Kue({ irisan }: { irisan: readonly IrisanBerwarna[] }) {
  const { palette } = useTheme();
  return (
    <PieChart
      height={height}
      hideLegend
      disableKeyboardNavigation
      skipAnimation
      margin={8}
      series={[
        {
          data: irisan.map(({ jumlah, label, warna }, at) => ({
            id: at + 1,
            value: jumlah,
            label,
            color: warna.isi,
          })),
          arcLabel: ({ id }) => String(id),
          arcLabelMinAngle: leastDegrees,
          valueFormatter: ({ value }) => value.toLocaleString('id-ID'),
        },
      ]}
      sx={{ '& .MuiPieChart-arc': { stroke: palette.background.paper, strokeWidth: 2 }, ...numbers }}
    />
  );
}

/** White with a dark edge: readable on every colour. */
const numbers = {
  '& .MuiPieChart-arcLabel': {
    fill: '#ffffff',
    stroke: '#000000',
    strokeWidth: 3,
    paintOrder: 'stroke',
    fontWeight: 700,
  },
} as const;
