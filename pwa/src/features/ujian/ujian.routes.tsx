import { Navigate } from 'react-router-dom';
import type { FeatureRoutes } from '../../app/feature-routes.ts';
import { lazyScreen } from '../../app/lazy-screen.ts';

const DashboardPesertaScreen = lazyScreen(
  () => import('./dashboard-peserta.screen.tsx'),
  'DashboardPesertaScreen',
);
const loadExam = () => import('./exam-screens.ts');
const ExamArea = lazyScreen(loadExam, 'ExamArea');
const KonfirmasiMulaiUjianScreen = lazyScreen(loadExam, 'KonfirmasiMulaiUjianScreen');
const LembarSoalScreen = lazyScreen(loadExam, 'LembarSoalScreen');
const KonfirmasiSelesaiUjianScreen = lazyScreen(loadExam, 'KonfirmasiSelesaiUjianScreen');
const KonfirmasiSelesaiAlias = lazyScreen(loadExam, 'KonfirmasiSelesaiAlias');

export const ujianRoutes: FeatureRoutes = {
  peserta: [
    { index: true, element: <Navigate to="/peserta/dashboard" replace /> },
    { path: 'dashboard', element: <DashboardPesertaScreen /> },
  ],
  ujian: [
    {
      element: <ExamArea />,
      children: [
        { path: 'konfirmasi-mulai-ujian/:jadwal_ujian_id', element: <KonfirmasiMulaiUjianScreen /> },
        { path: 'lembar-soal/:jadwal_ujian_id', element: <LembarSoalScreen /> },
        { path: 'konfirmasi-selesai-ujian/:jadwal_ujian_id', element: <KonfirmasiSelesaiUjianScreen /> },
      ],
    },
    { path: 'konfirmasi-selesai/:ujian_id', element: <KonfirmasiSelesaiAlias /> },
  ],
};
