import { Navigate } from 'react-router-dom';
import type { FeatureRoutes } from '../../shell/feature-routes.ts';
import { DashboardPesertaScreen, type BagianPendaftar } from './dashboard/dashboard-peserta.screen.tsx';
import { ExamArea } from './area/exam-area.tsx';
import { KonfirmasiMulaiUjianScreen } from './start/konfirmasi-mulai-ujian.screen.tsx';
import { LembarSoalScreen } from './lembar/lembar-soal.screen.tsx';
import { KonfirmasiSelesaiAlias, KonfirmasiSelesaiUjianScreen } from './lembar/load-later-part.ts';

/** Not lazy but for the closing screens: on plain http nothing is cached, and a screen that is missing when the network goes would stop an exam. `bagian`: what an applicant sees of his application. */
export const ujianRoutes = (bagian: BagianPendaftar): FeatureRoutes => ({
  peserta: [
    { index: true, element: <Navigate to="/peserta/dashboard" replace /> },
    { path: 'dashboard', element: <DashboardPesertaScreen {...bagian} /> },
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
});
