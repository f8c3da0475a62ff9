import { useLocation, useRoutes } from 'react-router-dom';
import { SchoolZoneContext } from '../../kit/port/school-zone.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { findPlace, PlaceContext } from './place/use-place.ts';
import { staffRoutes } from './staff-routes.tsx';

const Ruang = lazyScreen(() => import('./staff-ruang.tsx'), 'StaffRuang');

/** The screen of a room that was opened with its card: it is made of what the back office is made of. */
export const StaffRuang = () => <Ruang />;

/** Entrance of the back office; everything behind it is loaded only by staff. */
export function StaffArea() {
  const { pathname } = useLocation();
  const { zona } = useAppInfo();
  const screen = useRoutes(staffRoutes);
  return (
    <SchoolZoneContext value={zona}>
      <PlaceContext value={findPlace(staffRoutes, pathname)}>{screen}</PlaceContext>
    </SchoolZoneContext>
  );
}
