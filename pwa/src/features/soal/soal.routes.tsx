import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const SoalScreen = lazyScreen(() => import('./soal.screen.tsx'), 'SoalScreen');
const SoalImportScreen = lazyScreen(() => import('./import/soal-import.screen.tsx'), 'SoalImportScreen');
const ToSoalForm = lazyScreen(() => import('./form/to-soal-form.tsx'), 'ToSoalForm');

export const soalRoutes: RouteObject[] = [
  { path: 'ujian-master-soal-detail/:id', element: <SoalScreen /> },
  { path: 'ujian-master-soal-detail/:id/impor', element: <SoalImportScreen /> },
  { path: 'ujian-master-soal-detail-create/:master_soal_id', element: <ToSoalForm /> },
  { path: 'ujian-master-soal-detail-edit/:master_soal_id/:id', element: <ToSoalForm /> },
];
