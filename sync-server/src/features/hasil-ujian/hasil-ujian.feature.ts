import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { analisisButirRoutes } from './analisis-butir.route.ts';
import { daftarNilaiRoutes } from './daftar-nilai.route.ts';
import { koreksiKunciRoutes } from './koreksi-kunci.route.ts';
import { nilaiTeoriRoutes } from './nilai-teori.route.ts';
import { rekonsiliasiRoutes } from './rekonsiliasi.route.ts';
import { ujianUlangRoutes } from './ujian-ulang.route.ts';

/** What comes after an exam: scores, analysis, make-ups, corrected keys, reconciliation. */
export const hasilUjianFeature = (context: Context): Feature => ({
  name: 'hasil-ujian',
  routes: [
    ...daftarNilaiRoutes(context),
    ...nilaiTeoriRoutes(context),
    ...analisisButirRoutes(context),
    ...koreksiKunciRoutes(context),
    ...ujianUlangRoutes(context),
    ...rekonsiliasiRoutes(context),
  ],
});
