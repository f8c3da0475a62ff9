import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';

/** What the room has to be told, each in one line so that it pushes nobody off the screen; whole on demand. */
export function RuangNotes({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ ...frame, ...(!isOpen && folded) }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>{children}</Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ '&&': { minHeight: 36 } }}
      >
        {isOpen ? 'Ringkas ▴' : 'Baca ▾'}
      </Button>
    </Box>
  );
}

const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 0.5,
  alignItems: 'start',
  '&:not(:has(.MuiAlert-root))': { display: 'none' },
  '& .MuiAlert-root': { py: 0, px: 1.5, minHeight: 36, fontSize: '0.8125rem', alignItems: 'center' },
  '& .MuiAlert-icon': { py: 0.5, mr: 1, fontSize: 18 },
  '& .MuiAlert-message': { py: 0.75 },
  '& .MuiAlert-action': { py: 0, alignItems: 'center' },
} as const;

const folded = {
  '& .MuiAlert-root.MuiAlert-root': { flexWrap: 'nowrap' },
  '& .MuiAlert-message.MuiAlert-message': {
    flex: '1 1 0',
    minWidth: 0,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '& > div': { display: 'inline' },
  },
} as const;
