import { useLocation, useRoutes } from 'react-router-dom';
import { findPlace, PlaceContext } from './staff/use-place.ts';
import { staffRoutes } from './staff-routes.tsx';

/** Entrance of the back office; everything behind it is loaded only by staff. */
export function StaffArea() {
  const { pathname } = useLocation();
  const screen = useRoutes(staffRoutes);
  return <PlaceContext value={findPlace(staffRoutes, pathname)}>{screen}</PlaceContext>;
}
