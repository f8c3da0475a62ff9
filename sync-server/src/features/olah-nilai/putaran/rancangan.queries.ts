import type { Reader } from '../../../db/store.ts';
import { listKursi } from '../../seleksi/kursi.queries.ts';
import { susunBarisHasil, type BarisHasil } from './baris-hasil.ts';
import { storedHasil } from './stored-hasil.ts';
import { susunBahan } from './susun-masukan.ts';

/** What the rounds so far would publish, for who runs the selection: of each applicant a row as it would be kept. */
export async function listRancangan(read: Reader): Promise<BarisHasil[]> {
  const kursi = await listKursi(read);
  if (kursi.length === 0) return [];
  const { masukan, nilai } = await susunBahan(read);
  return susunBarisHasil(masukan, storedHasil(masukan.calon, kursi), nilai);
}
