import { Breadcrumbs, Link, Typography } from '@mui/material';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useMenu, type Menu } from '../../../shell/staff/staff-menu.tsx';
import { useCountVisits } from '../place/frequent-places.ts';
import { usePageTitle } from '../place/use-page-title.ts';
import { usePlace } from '../place/use-place.ts';

interface Crumb {
  title: string;
  /** Where it leads; nowhere for a heading of the menu and for the page itself. */
  route?: string;
}

/** Where the page stands: heading of the menu › its screen › the page itself. The start page stands nowhere. */
export function StaffBreadcrumbs() {
  const menu = useMenu().data ?? [];
  const place = usePlace();
  useCountVisits(place);
  const { pathname } = useLocation();
  const title = usePageTitle();
  const crumbs = [...crumbsTo(menu, place)];
  if (pathname.replace(/\/$/, '') !== crumbs.at(-1)?.route) crumbs.push({ title });
  if (place === '/backend/dashboard') return null;
  return (
    <Breadcrumbs aria-label="Letak halaman" sx={frame}>
      {crumbs.map((crumb, index) => {
        const isPage = index === crumbs.length - 1;
        return crumb.route !== undefined && !isPage ? (
          <Link key={crumb.title} component={RouterLink} to={crumb.route} variant="body2" color="inherit">
            {crumb.title}
          </Link>
        ) : (
          <Typography
            key={crumb.title}
            variant="body2"
            {...(isPage && { 'aria-current': 'page' as const })}
            sx={{ color: isPage ? 'text.primary' : 'text.secondary' }}
          >
            {crumb.title}
          </Typography>
        );
      })}
    </Breadcrumbs>
  );
}

const frame = {
  mb: 1,
  minHeight: 24,
  displayPrint: 'none',
  // A page that knows its place more exactly says it itself.
  'main:has([data-own-path]) > &': { display: 'none' },
} as const;

/** Heading and entry of the menu that a place belongs to; the start page for what stands in no menu. */
function crumbsTo(menu: readonly Menu[], place: string | undefined): Crumb[] {
  const at = menu.findIndex(({ route }) => route === place);
  const entry = menu[at];
  if (!entry) return [{ title: 'Beranda', route: '/backend/dashboard' }];
  const heading = menu.slice(0, at).findLast(({ route }) => !route);
  const own = { title: entry.title, ...(entry.route && { route: entry.route }) };
  return heading ? [{ title: heading.title }, own] : [own];
}
