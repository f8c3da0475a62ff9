import { useRoutes } from 'react-router-dom';
import { RequireSignIn } from '../../shell/area/guard.tsx';
import { OtherDocument } from '../frame/other-document.tsx';
import { StaffArea, StaffRuang } from './staff-area.tsx';

/** Every address of the back office's document and its screen. */
export const OfficeScreens = () =>
  useRoutes([
    {
      path: '/backend/*',
      element: (
        <RequireSignIn area="backend">
          <StaffArea />
        </RequireSignIn>
      ),
    },
    { path: '/ruang/layar', element: <StaffRuang /> },
    { path: '*', element: <OtherDocument /> },
  ]);
