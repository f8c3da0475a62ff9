import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import { setImmediate } from 'node:timers/promises';
import type { Reader } from '../../../db/store.ts';
import { tellAll, type Portion } from '../../../server/work/portions.ts';
import { eachBarisKursi } from '../../seleksi/kursi.queries.ts';

/** Tells a thread who takes part, and what rounds have given so far, while everybody else is served (`hearBahan`). */
export async function tellBahan(
  tell: (rows: Portion<unknown>) => void,
  read: Reader,
  calon: readonly Calon[],
): Promise<void> {
  await tellAll(tell, calon);
  for await (const rows of eachBarisKursi(read)) {
    tell(rows);
    await setImmediate();
  }
  tell(null);
}
