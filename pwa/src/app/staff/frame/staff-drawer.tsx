import { Box, Button, Stack, Typography } from '@mui/material';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
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
  const place = usePlace();
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
      <Box component="nav" aria-label="Menu utama" sx={menuStyle}>
        {menu.isPending && <ListSkeleton rows={8} />}
        {menu.isError && (
          <Stack sx={{ p: 2, gap: 1 }}>
            <Typography variant="body2">{messageOf(menu.error)}</Typography>
            <Button onClick={() => void menu.refetch()}>Coba lagi</Button>
          </Stack>
        )}
        <ul>
          {menu.data?.map((entry) =>
            entry.route ? (
              <MenuEntry
                key={entry.route}
                entry={entry}
                route={entry.route}
                here={entry.route === place}
                onGo={onGo}
              />
            ) : (
              <li key={`judul ${entry.title}`}>{entry.title}</li>
            ),
          )}
        </ul>
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

interface MenuEntryProps {
  entry: Menu;
  route: string;
  here: boolean;
  onGo: () => void;
}

/** Plain elements: whoever goes to another screen waits for some thirty of them to be looked at. */
const MenuEntry = memo(function MenuEntry({ entry, route, here, onGo }: MenuEntryProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!here) return;
    // With the frame, which lays the page out anyway: to measure before it would have the new screen laid out twice.
    const frame = requestAnimationFrame(() => ref.current && bringIntoView(ref.current));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  return (
    <li>
      <Link ref={ref} to={route} aria-current={here ? 'page' : undefined} onClick={onGo}>
        <MenuIcon name={entry.icon} />
        {entry.title}
      </Link>
    </li>
  );
});

const menuStyle = {
  flex: 1,
  overflowY: 'auto',
  '& ul': { listStyle: 'none', m: 0, p: 0, py: 1 },
  '& li': { px: 2, lineHeight: '36px', fontSize: '0.875rem', fontWeight: 500, color: 'text.secondary' },
  '& li:has(a)': { px: 1 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    px: 2,
    py: 0.5,
    borderRadius: 1,
    lineHeight: 1.43,
    fontWeight: 400,
    color: 'text.primary',
    textDecoration: 'none',
    outlineOffset: -3,
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': { bgcolor: 'var(--primary-soft)', color: 'primary.dark' },
  },
} as const;
