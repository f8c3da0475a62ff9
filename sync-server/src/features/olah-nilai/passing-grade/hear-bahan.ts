import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import { hearAll, type Portion } from '../../../server/work/portions.ts';
import type { BarisKursi } from '../../seleksi/kursi.table.ts';

/** In a thread: who takes part, and what rounds have given so far (`tellBahan`). Here apart: a thread needs no database. */
export async function hearBahan(
  hear: () => Promise<Portion<unknown>>,
): Promise<{ calon: Calon[]; kursi: BarisKursi[] }> {
  const calon = await hearAll(hear as () => Promise<Portion<Calon>>);
  return { calon, kursi: await hearAll(hear as () => Promise<Portion<BarisKursi>>) };
}
