import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Dialog, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Alat } from './alat.tsx';
import type { Pandangan } from './use-pandangan.ts';

interface LayarPenuhProps {
  label: string;
  pandangan: Pandangan;
  isOpen: boolean;
  onClose: () => void;
  /** The keys of the page behind it turn and enlarge what it shows. */
  withKeys?: boolean;
  children: ReactNode;
}

/** A document on the whole screen, with its tools. */
export function LayarPenuh({ label, pandangan, isOpen, onClose, withKeys, children }: LayarPenuhProps) {
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={onClose}
      aria-labelledby="layar-penuh"
      slotProps={{ paper: (withKeys ? { 'data-penampil': '' } : {}) as object }}
    >
      <Box sx={head}>
        <Typography
          id="layar-penuh"
          variant="h3"
          component="h2"
          sx={{ gridArea: 'judul', overflowWrap: 'anywhere' }}
        >
          {label}
        </Typography>
        <Box sx={{ gridArea: 'alat' }}>
          <Alat pandangan={pandangan} />
        </Box>
        <IconButton aria-label="Tutup layar penuh" onClick={onClose} sx={{ gridArea: 'tutup' }}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, bgcolor: 'var(--surface-sunken)' }}>{children}</Box>
    </Dialog>
  );
}

/** The way out stands in the same corner, however long the name and however many tools. */
const head = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  py: 1,
  gridTemplateColumns: { xs: '1fr auto', md: '1fr auto auto' },
  gridTemplateAreas: { xs: '"judul tutup" "alat alat"', md: '"judul alat tutup"' },
} as const;
