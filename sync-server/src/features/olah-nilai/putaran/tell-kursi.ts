import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import type { Reader } from '../../../db/store.ts';
import { listKursiOf, type KursiTersimpan } from '../../seleksi/kursi.queries.ts';
import { tellEach, type Portion } from '../../../server/work/portions.ts';

/** Tells a thread the seats and reserve lists of applicants so far. */
export const tellKursi = (
  tell: (rows: Portion<KursiTersimpan>) => void,
  read: Reader,
  calon: readonly Calon[],
): Promise<void> =>
  tellEach(tell, calon, (some) =>
    listKursiOf(
      read,
      some.map(({ id }) => id),
    ),
  );
