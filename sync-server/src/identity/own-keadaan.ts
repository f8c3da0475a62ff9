import { elsewhereName } from './kept-elsewhere.ts';

/** What belongs to this computer and not to its data: where backups go, and what became of them. */
export const placeName = 'pencadangan_tempat';
export const recordName = 'pencadangan_catatan';

/** Values that a restore leaves as they are here; null where there is none, also where the backup has one. */
export const ownKeadaan = (known: ReadonlyMap<string, string>): Record<string, string | null> =>
  Object.fromEntries([placeName, recordName, elsewhereName].map((name) => [name, known.get(name) ?? null]));
