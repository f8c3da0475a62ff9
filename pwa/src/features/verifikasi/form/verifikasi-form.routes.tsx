import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../../shell/lazy-screen.ts';

const VerifikasiFormScreen = lazyScreen(() => import('./verifikasi-form.screen.tsx'), 'VerifikasiFormScreen');

/** Stands behind the list in the routes: its address belongs to it. */
export const verifikasiFormRoutes: RouteObject[] = [
  { path: 'verifikasi-form/:id', element: <VerifikasiFormScreen /> },
];
