import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import {
  AppBar,
  Box,
  IconButton,
  Menu,
  MenuItem,
  Toolbar,
  Typography,
  useMediaQuery,
  type MenuItemProps,
} from '@mui/material';
import { keluarAkun } from '@spmb/shared/akun/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { accountScreens } from '../place/account-screens.ts';
import { endPush } from '../../../shell/session/end-push.ts';
import { sayGoodbye } from '../../../shell/staff/say-goodbye.ts';
import { useMenu } from '../../../shell/staff/staff-menu.tsx';
import { forgetDrafts } from '../../../shell/staff/staff-drafts.ts';
import { LoncengPesan } from '../../../features/pesan/lonceng-pesan.tsx';
import { StaffSearch } from '../search/staff-search.tsx';
import { useAppInfo, useServices, useSignIn } from '../../../shell/services.tsx';
import { ThemeToggle } from '../../frame/theme-toggle.tsx';
import { useThemeToggle } from '../../../shell/theme/use-theme-toggle.ts';

/** Name of the school, and the account's own menu. */
export function StaffTopBar({ onMenu }: { onMenu: () => void }) {
  const { company } = useAppInfo();
  const user = useSignIn()?.user;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const signOut = useSignOut();
  const mayAnswer = useMenu().data?.some(({ route }) => route === '/backend/pesan-masuk');
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', displayPrint: 'none' }}
    >
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: 1 }}>
        <IconButton edge="start" aria-label="Buka menu" onClick={onMenu} sx={{ display: { lg: 'none' } }}>
          <MenuOutlined />
        </IconButton>
        {/* A name in Arabic is cut at its own end. */}
        <Typography noWrap dir="auto" title={company} sx={{ fontWeight: 600, flex: 1, textAlign: 'left' }}>
          {company}
        </Typography>
        <StaffSearch />
        {mayAnswer && <LoncengPesan />}
        {!phone && <ThemeToggle />}
        <IconButton
          aria-label={`Menu akun ${user?.username ?? ''}`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountCircleOutlined />
        </IconButton>
        <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
          <Box sx={{ px: 2, py: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{user?.username}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {user?.email}
            </Typography>
          </Box>
          {phone && <ModeItem />}
          {accountScreens.map(({ route, title }) => (
            <MenuItem key={route} component={Link} to={route} onClick={() => setAnchor(undefined)}>
              {title}
            </MenuItem>
          ))}
          <MenuItem onClick={() => void signOut()}>Keluar</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}

/** The change of mode as an entry of the menu, which hands its own properties down. */
function ModeItem(entry: MenuItemProps) {
  const { words, toggle } = useThemeToggle();
  return (
    <MenuItem {...entry} onClick={toggle}>
      {words}
    </MenuItem>
  );
}

/** Ends the login on the server and here, clears what was read, and goes to the login. */
function useSignOut(): () => Promise<void> {
  const { http, session } = useServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const silenced = endPush();
    await sayGoodbye(http, keluarAkun);
    await silenced;
    client.clear();
    forgetDrafts();
    await session.end();
    void navigate('/login', { replace: true });
  };
}
