import { Box, Typography } from '@mui/material';
import type { Summary } from './row-state.ts';

/** The room at a glance: numbers with their words; trouble is coloured only where there is any. */
export function SummaryStrip({ summary }: { summary: Summary }) {
  const { peserta, hadir, mengerjakan, terputus, selesai, belum_terkirim } = summary;
  return (
    <Box component="dl" sx={strip}>
      <Figure label="Hadir" value={`${hadir}/${peserta}`} />
      <Figure label="Mengerjakan" value={mengerjakan} />
      <Figure label="Terputus" value={terputus} tone={terputus > 0 ? 'red' : undefined} />
      <Figure label="Selesai" value={selesai} />
      <Figure label="Belum terkirim" value={belum_terkirim} tone={belum_terkirim > 0 ? 'amber' : undefined} />
    </Box>
  );
}

interface FigureProps {
  label: string;
  value: string | number;
  tone?: 'red' | 'amber' | undefined;
}

function Figure({ label, value, tone }: FigureProps) {
  return (
    <Box
      sx={{
        px: { xs: 1, sm: 1.5 },
        py: 1,
        minWidth: 0,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        ...(tone && {
          bgcolor: `var(--${tone}-soft)`,
          color: `var(--on-${tone}-soft)`,
          borderColor: 'transparent',
        }),
      }}
    >
      <Typography
        component="dt"
        noWrap
        sx={{ fontSize: { xs: '0.75rem', sm: '0.875rem' }, color: tone ? 'inherit' : 'text.secondary' }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        className="figures"
        sx={{
          m: 0,
          fontSize: { xs: '1.125rem', md: '1.5rem' },
          fontWeight: 700,
          lineHeight: 1.2,
          whiteSpace: 'nowrap',
        }}
      >
        {typeof value === 'number' ? value.toLocaleString('id-ID') : value}
      </Typography>
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
  gap: 1,
  m: 0,
};
