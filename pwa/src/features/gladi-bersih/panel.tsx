import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A bordered part of the screen with its title. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={panel}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Box>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 2,
  mb: { xs: 0 },
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;
