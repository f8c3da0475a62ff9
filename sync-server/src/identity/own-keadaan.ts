import { elsewhereName } from './kept-elsewhere.ts';

/** What belongs to this computer and not to its data: where backups go, what became of them, and when its file was found sound. */
export const placeName = 'pencadangan_tempat';
export const recordName = 'pencadangan_catatan';
export const checkedName = 'periksa_utuh_ms';

/** Values that a restore leaves as they are here; null where there is none, also where the backup has one. */
export const ownKeadaan = (known: ReadonlyMap<string, string>): Record<string, string | null> =>
  Object.fromEntries(
    [placeName, recordName, checkedName, elsewhereName].map((name) => [name, known.get(name) ?? null]),
  );
