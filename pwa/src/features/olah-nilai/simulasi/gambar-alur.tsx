import { Box, Paper, Stack, Typography } from '@mui/material';
import type { Alur } from '@spmb/shared/seleksi/sebaran.ts';
import { useId } from 'react';
import { tataAlur, type Pita, type Simpul } from './tata-alur.ts';

const width = 100;
const heightOf = (alur: readonly Alur[]) =>
  Math.max(180, new Set(alur.map(({ pilihan }) => pilihan)).size * 56);

const words: Record<Pita['jenis'], string> = {
  tetap: 'Kursi di pilihan 1',
  pindah: 'Kursi di pilihan lain',
  tanpa: 'Tidak diterima',
};

/** Where first choices lead, as bands as thick as many go that way. Their kinds differ in pattern; the table beside it says the same. */
export function GambarAlur({ alur }: { alur: readonly Alur[] }) {
  const { kiri, kanan, pita, tinggi } = tataAlur(alur, heightOf(alur));
  const pattern = useId();
  return (
    <Paper variant="outlined" component="figure" sx={{ m: 0, p: 2, breakInside: 'avoid' }}>
      <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
        Dari pilihan pertama ke kursi
      </Typography>
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', mb: 1.5 }}>
        {(['tetap', 'pindah', 'tanpa'] as const).map((jenis) => (
          <Stack key={jenis} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
            <svg width={22} height={14} aria-hidden>
              <rect x={0.5} y={0.5} width={21} height={13} {...lookOf(jenis, pattern)} />
            </svg>
            <Typography variant="body2">{words[jenis]}</Typography>
          </Stack>
        ))}
      </Stack>
      <Box
        role="img"
        aria-label="Gambar alur dari pilihan pertama ke kursi; angkanya ada di tabel"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)', gap: 1 }}
      >
        <Nama all={kiri} align="right" />
        <svg
          viewBox={`0 0 ${width} ${tinggi}`}
          width="100%"
          height={tinggi}
          preserveAspectRatio="none"
          aria-hidden
        >
          <defs>
            <pattern id={pattern} width={6} height={6} patternUnits="userSpaceOnUse">
              <rect width={6} height={3} fill="currentColor" fillOpacity={0.5} />
            </pattern>
          </defs>
          {pita.map((one) => (
            <path key={`${one.pilihan}|${one.kursi}`} d={pathOf(one)} {...lookOf(one.jenis, pattern)} />
          ))}
        </svg>
        <Nama all={kanan} align="left" />
      </Box>
    </Paper>
  );
}

const lookOf = (jenis: Pita['jenis'], pattern: string) =>
  ({
    fill: { tetap: 'currentColor', pindah: `url(#${pattern})`, tanpa: 'none' }[jenis],
    fillOpacity: jenis === 'tetap' ? 0.35 : 1,
    stroke: 'currentColor',
    strokeDasharray: jenis === 'tanpa' ? '3 3' : 'none',
    vectorEffect: 'non-scaling-stroke',
  }) as const;

function pathOf({ kiri, kanan, tinggi }: Pita): string {
  const half = width / 2;
  const curve = (from: number, to: number, end: number) => `C ${half} ${from} ${half} ${to} ${end} ${to}`;
  const bottom = `L ${width} ${kanan + tinggi} ${curve(kanan + tinggi, kiri + tinggi, 0)}`;
  return `M 0 ${kiri} ${curve(kiri, kanan, width)} ${bottom} Z`;
}

/** Names beside the bands, as text of the page: they keep their size however narrow it is. */
function Nama({ all, align }: { all: readonly Simpul[]; align: 'left' | 'right' }) {
  return (
    <Box sx={{ position: 'relative', textAlign: align }}>
      {all.map(({ name, jumlah, y, tinggi }) => (
        <Typography
          key={name}
          variant="body2"
          title={name}
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: y + Math.max(0, tinggi / 2 - 11),
            display: 'flex',
            gap: 0.75,
            justifyContent: align === 'right' ? 'flex-end' : 'flex-start',
          }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name || 'Tidak diterima'}
          </Box>
          <b className="figures">{jumlah.toLocaleString('id-ID')}</b>
        </Typography>
      ))}
    </Box>
  );
}
