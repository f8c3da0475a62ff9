import { Box, Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A part of the start page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 1.5 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Stack>
  );
}

/** Tiles beside each other as far as the width allows. */
export const Tiles = ({ children }: { children: ReactNode }) => <Box sx={grid}>{children}</Box>;

interface TileProps {
  to: string;
  icon: ReactNode;
  title: string;
  detail?: string;
  count?: number | null;
  /** What is counted, where the title does not say it. */
  unit?: string;
  /** The number waits for somebody. */
  isUrgent?: boolean;
}

/** A link with what stands behind it: title, a sentence, a number. */
export function Tile({ to, icon, title, detail, count, unit, isUrgent }: TileProps) {
  return (
    <Paper component={Link} to={to} variant="outlined" sx={tile}>
      {icon}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {detail && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
        )}
      </Box>
      {count !== undefined && count !== null && (
        <Box className="figures" sx={{ ...number, ...(isUrgent && urgent) }}>
          {count.toLocaleString('id-ID')}
          {unit && (
            <Typography component="span" variant="body2">
              {' '}
              {unit}
            </Typography>
          )}
        </Box>
      )}
    </Paper>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 1.5,
};
const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  minHeight: 56,
  textDecoration: 'none',
  color: 'text.primary',
  '&:hover': { borderColor: 'primary.main' },
};
const number = { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.2, whiteSpace: 'nowrap' } as const;
const urgent = {
  px: 1,
  py: 0.5,
  borderRadius: 1,
  bgcolor: 'var(--amber-soft)',
  color: 'var(--on-amber-soft)',
};
