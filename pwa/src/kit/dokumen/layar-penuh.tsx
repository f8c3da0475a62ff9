import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Dialog, IconButton, Stack, Typography } from '@mui/material';
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
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', px: 2 }}>
        <Typography id="layar-penuh" variant="h3" component="h2">
          {label}
        </Typography>
        <Alat pandangan={pandangan}>
          <IconButton aria-label="Tutup layar penuh" onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        </Alat>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 0 }}>{children}</Box>
    </Dialog>
  );
}
