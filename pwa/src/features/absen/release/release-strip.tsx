import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { nameSeats, type Release } from './release.ts';

/** The end of the room in the colours of the participants' last screens: who may go, and whose device must stay on. */
export function ReleaseStrip({ release }: { release: Release }) {
  const { lengkap, memegang, dicek, mengerjakan } = release;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="release" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography id="release" variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
        Boleh pulang
      </Typography>
      <Box sx={strip}>
        <Part sign="✓" count={lengkap} text="lengkap di server" tone={lengkap > 0 ? 'green' : undefined}>
          {lengkap > 0 ? 'Boleh meninggalkan ruang.' : 'Belum ada yang boleh pulang.'}
        </Part>
        <Part
          sign="!"
          count={memegang.length}
          // What a silent device holds is not known.
          text={`${memegang.every((row) => row.belum_terkirim > 0) ? '' : 'mungkin '}masih memegang jawaban di perangkat`}
          tone={memegang.length > 0 ? 'amber' : undefined}
        >
          {memegang.length > 0 &&
            `Jangan ditutup. Kursi (jumlah jawaban bila diketahui): ${nameSeats(memegang)}`}
        </Part>
        {dicek.length > 0 && (
          <Part sign="!" count={dicek.length} text="layar berbeda dari server" tone="amber">
            Periksa sebelum pulang. Kursi: {nameSeats(dicek)}
          </Part>
        )}
        <Part sign="…" count={mengerjakan} text="masih mengerjakan" />
      </Box>
    </Paper>
  );
}

interface PartProps {
  sign: string;
  count: number;
  text: string;
  /** None: nothing to see here. */
  tone?: 'green' | 'amber' | undefined;
  children?: ReactNode;
}

function Part({ sign, count, text, tone, children }: PartProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        columnGap: 1,
        px: 1.5,
        py: 1,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        ...(tone && {
          bgcolor: `var(--${tone}-fill)`,
          color: `var(--on-${tone}-fill)`,
          borderColor: 'transparent',
        }),
      }}
    >
      <Box component="span" aria-hidden sx={{ fontWeight: 800, fontSize: '1.25rem', lineHeight: 1.2 }}>
        {sign}
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.4 }}>
          <span className="figures">{count.toLocaleString('id-ID')}</span> {text}
        </Typography>
        {children && <Typography variant="body2">{children}</Typography>}
      </Box>
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(220px, 1fr))' },
  gap: 1,
};
