import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The acts of a step, always in sight. */
export const Footer = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'flex',
      justifyContent: 'flex-end',
      gap: 1,
      p: 2,
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
);
