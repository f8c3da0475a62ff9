import type { Store } from '../../../db/store.ts';
import { isAdaKursi, listAlasanManual } from '../../seleksi/kursi.queries.ts';
import type { BarisHasil } from './baris-hasil.ts';
import { susunBaris } from './susun-baris.ts';
import { bacaDari } from './susun-masukan.ts';
import { tellKursi } from './tell-kursi.ts';

/**
 * What the rounds so far would publish, for who runs the selection: of each applicant a row as it would be kept, none before the
 * first round. Read and made while everybody else is served.
 */
export const listRancangan = (store: Store, nowMs: number): Promise<BarisHasil[]> =>
  store.snapshot(async (read) => {
    if (!(await isAdaKursi(read))) return [];
    const bahan = await bacaDari(read, nowMs);
    const { baris } = await susunBaris(
      { ...bahan, penempatan: await listAlasanManual(read) },
      { potret: null, sebagai: 'baris' },
      (tell) => tellKursi(tell, read, bahan.masukan.calon),
    );
    return baris;
  });
