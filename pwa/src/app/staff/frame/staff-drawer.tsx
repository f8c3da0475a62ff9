import {
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  ListSubheader,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { ListSkeleton } from '../../../kit/display/states.tsx';
import { AccountAvatar } from './account-avatar.tsx';
import { usePlace } from '../place/use-place.ts';
import { useAppInfo, useSignIn } from '../../../shell/services.tsx';
import { MenuIcon, useMenu, type Menu } from '../../../shell/staff/staff-menu.tsx';

export const drawerWidth = 272;

/** The school's picture, above everything that is read. */
const picture = { display: 'block', flex: 'none', width: '100%', height: 96, objectFit: 'cover' };

/** Who is signed in and where he may go. `onGo` closes the drawer where it lies over the page. */
export function StaffDrawer({ onGo }: { onGo: () => void }) {
  const { version, apps_bg_nav, apps_title, apps_ver } = useAppInfo();
  const user = useSignIn()?.user;
  const menu = useMenu();
  return (
    <Stack sx={{ height: '100%' }}>
      {apps_bg_nav && <Box component="img" src={apps_bg_nav} alt="" sx={picture} />}
      <Box sx={{ px: 2, py: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1 }}>
          <Typography sx={{ fontWeight: 800, fontSize: '1.25rem' }}>SIM-SPMB</Typography>
          {version && (
            <Typography variant="caption" title={version} sx={{ color: 'text.secondary' }}>
              versi {shortVersion(version)}
            </Typography>
          )}
        </Stack>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {apps_title} {apps_ver}
        </Typography>
      </Box>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1.5, px: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <AccountAvatar />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {user?.username}
          </Typography>
          <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
            {user?.email}
          </Typography>
        </Box>
      </Stack>
      <Box component="nav" aria-label="Menu utama" sx={{ flex: 1, overflowY: 'auto' }}>
        {menu.isPending && <ListSkeleton rows={8} />}
        {menu.isError && (
          <Stack sx={{ p: 2, gap: 1 }}>
            <Typography variant="body2">{messageOf(menu.error)}</Typography>
            <Button onClick={() => void menu.refetch()}>Coba lagi</Button>
          </Stack>
        )}
        <List dense>
          {menu.data?.map((entry) =>
            entry.route ? (
              <MenuEntry key={entry.route} entry={entry} route={entry.route} onGo={onGo} />
            ) : (
              <ListSubheader
                key={`judul ${entry.title}`}
                disableSticky
                sx={{ lineHeight: '36px', bgcolor: 'transparent' }}
              >
                {entry.title}
              </ListSubheader>
            ),
          )}
        </List>
      </Box>
    </Stack>
  );
}

/** 2.2.0 as the specification writes it: 2.02. */
function shortVersion(version: string): string {
  const [major, minor = ''] = version.split('.');
  return `${major}.${minor.padStart(2, '0')}`;
}

/** Moves the menu alone: `scrollIntoView` would also move the place from which Tab goes on. */
function bringIntoView(entry: HTMLElement): void {
  const menu = entry.closest('nav');
  if (!menu) return;
  const [own, shown] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  if (own.top < shown.top || own.bottom > shown.bottom)
    menu.scrollTop += own.top - shown.top - shown.height / 2;
}

function MenuEntry({ entry, route, onGo }: { entry: Menu; route: string; onGo: () => void }) {
  const here = usePlace() === route;
  const entryRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here && entryRef.current) bringIntoView(entryRef.current);
  }, [here]);
  return (
    <ListItem ref={entryRef} disablePadding>
      <ListItemButton
        component={NavLink}
        to={route}
        selected={here}
        onClick={onGo}
        sx={{ minHeight: 44, mx: 1, borderRadius: 1, '&.Mui-selected': { color: 'primary.dark' } }}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>
          <MenuIcon name={entry.icon} />
        </ListItemIcon>
        <ListItemText primary={entry.title} />
      </ListItemButton>
    </ListItem>
  );
}
