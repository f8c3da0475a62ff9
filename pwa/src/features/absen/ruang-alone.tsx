import { Box, GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * The frame of a room, close to the edges of the page so that people get the place; with `isOn` alone on the screen, without
 * the frame of the back office.
 */
export function RuangAlone({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <Box data-own-path data-dense sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      {isOn && <GlobalStyles styles={alone} />}
      {children}
    </Box>
  );
}

const alone = { '.MuiAppBar-root, .MuiDrawer-docked, footer': { display: 'none !important' } };
