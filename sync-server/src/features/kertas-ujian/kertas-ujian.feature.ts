import type { Context } from '../../context.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import type { Feature } from '../../feature.ts';
import { deleteBeritaAcara } from './berita-acara/berita-acara.mutations.ts';
import { beritaAcaraRoutes } from './berita-acara/berita-acara.route.ts';
import { buktiRoutes } from './bukti/bukti.route.ts';
import { printRoutes } from './kartu/print.route.ts';
import { kertasRoutes } from './kertas.route.ts';

/** The papers of exams, cards, lists, and what a room needs before and after, and the proof of registration. */
export const kertasUjianFeature = (context: Context): Feature => {
  // One worker at a time: a school's server has few cores, and an exam may run.
  const inTurn = takeTurns();
  return {
    name: 'kertas-ujian',
    routes: [
      ...printRoutes(context, inTurn),
      ...kertasRoutes(context, inTurn),
      ...beritaAcaraRoutes(context),
      ...buktiRoutes(context),
    ],
    deleteApplicants: deleteBeritaAcara,
  };
};
