import { useRoutes } from 'react-router-dom';
import { staffRoutes } from './staff-routes.tsx';

/** Entrance of the back office; everything behind it is loaded only by staff. */
export function StaffArea() {
  return useRoutes(staffRoutes);
}
