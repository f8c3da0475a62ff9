import { AppBar, Button, Toolbar, Typography } from '@mui/material';
import { useAppInfo } from '../../../shell/services.tsx';
import { ThemeToggle } from '../../frame/theme-toggle.tsx';

/** School and proctor of a room that was opened with its card, and the way out. */
export function RuangTopBar({ nama, onLeave }: { nama: string; onLeave: () => void }) {
  const { company } = useAppInfo();
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: 1 }}>
        <Typography component="div" sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            noWrap
            component="span"
            dir="auto"
            title={company}
            sx={{ display: 'block', fontWeight: 600 }}
          >
            {company}
          </Typography>
          <Typography
            noWrap
            component="span"
            variant="body2"
            title={nama}
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {nama}
          </Typography>
        </Typography>
        <ThemeToggle />
        <Button onClick={onLeave}>Keluar</Button>
      </Toolbar>
    </AppBar>
  );
}
