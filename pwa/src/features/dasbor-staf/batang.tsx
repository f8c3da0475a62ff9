import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

/** A row of bars. */
export interface Deret {
  nama: string;
  jumlah: readonly number[];
}

interface BatangProps {
  /** Below the bars. */
  label: readonly string[];
  deret: readonly Deret[];
}

/** Bars beside each other; those of a second row are hatched. */
export function Batang({ label, deret }: BatangProps) {
  const { palette } = useTheme();
  return (
    <BarChart
      height={200}
      hideLegend
      disableKeyboardNavigation
      skipAnimation
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[{ data: [...label], scaleType: 'band', tickLabelInterval: 'auto' }]}
      yAxis={[{ width: 40, tickMinStep: 1 }]}
      series={deret.map(({ nama, jumlah }, at) => ({
        data: [...jumlah],
        label: nama,
        color: at === 0 ? palette.primary.main : 'url(#deret-kedua)',
      }))}
    >
      <defs>
        <pattern
          id="deret-kedua"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" fill={palette.text.secondary} />
        </pattern>
      </defs>
    </BarChart>
  );
}
