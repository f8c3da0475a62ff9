import { Box, CssBaseline, Drawer, LinearProgress, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { StaffPortContext } from '../../kit/port/staff-port.ts';
import { useServices } from '../../shell/services.tsx';
import { drawerWidth, StaffDrawer } from './frame/staff-drawer.tsx';
import { createStaffPort } from '../../shell/staff/staff-http.ts';
import { StaffBreadcrumbs } from './frame/staff-breadcrumbs.tsx';
import { StaffFooter } from './frame/staff-footer.tsx';
import { StaffGuard } from './staff-guard.tsx';
import { buildQueryClient } from '../../shell/staff/staff-query-client.ts';
import { StaffTopBar } from './frame/staff-top-bar.tsx';
import { UpdatePrompt } from '../frame/update-prompt.tsx';
import { useStaffTheme } from './frame/use-staff-theme.ts';

/** Frame of the back office: menu at the left, on small screens behind a button. */
export function StaffShell() {
  const { http, session, clock } = useServices();
  const port = useMemo(() => createStaffPort(http, session, clock), [http, session, clock]);
  const [client] = useState(buildQueryClient);
  const theme = useStaffTheme();
  const [menuOpen, setMenuOpen] = useState(false);
  const close = () => setMenuOpen(false);
  const paper = { sx: { width: drawerWidth } };
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={client}>
        <StaffPortContext value={port}>
          <Box component="a" href="#isi" sx={skipLink}>
            Langsung ke isi
          </Box>
          <Box sx={{ display: 'flex' }}>
            <Drawer
              open={menuOpen}
              onClose={close}
              sx={{ display: { lg: 'none' } }}
              slotProps={{ paper, root: { keepMounted: false } }}
            >
              <StaffDrawer onGo={close} />
            </Drawer>
            <Drawer
              variant="permanent"
              sx={{
                display: { xs: 'none', lg: 'block' },
                displayPrint: 'none',
                width: drawerWidth,
                flexShrink: 0,
              }}
              slotProps={{ paper }}
            >
              <StaffDrawer onGo={close} />
            </Drawer>
            <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: '100dvh' }}>
              <UpdatePrompt />
              <StaffTopBar onMenu={() => setMenuOpen(true)} />
              <Box
                component="main"
                id="isi"
                tabIndex={-1}
                sx={{
                  flex: 1,
                  width: '100%',
                  p: { xs: 2, md: 3 },
                  maxWidth: 1600,
                  outline: 0,
                  // A page that has to show much at once begins close below the bar.
                  '&:has([data-dense])': { py: 0.5 },
                  '@media print': { p: 0 },
                }}
              >
                <Suspense fallback={<LinearProgress aria-label="Membuka halaman" />}>
                  <StaffGuard>
                    <StaffBreadcrumbs />
                    <Outlet />
                  </StaffGuard>
                </Suspense>
              </Box>
              <StaffFooter />
            </Box>
          </Box>
        </StaffPortContext>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

const skipLink = {
  position: 'absolute',
  left: 8,
  top: -60,
  zIndex: 20,
  p: 1,
  bgcolor: 'background.paper',
  '&:focus': { top: 8 },
} as const;
