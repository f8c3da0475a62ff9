import { elsewhereName } from './kept-elsewhere.ts';

/** What belongs to this computer and not to its data: where backups go, what became of them, when its file was found sound, and the last date that nobody doubted. */
export const placeName = 'pencadangan_tempat';
export const recordName = 'pencadangan_catatan';
export const checkedName = 'periksa_utuh_ms';
export const dateTrustedName = 'tanggal_dipastikan_ms';

/** Begins the name of each value that says of whom everything was deleted: an older backup brings nobody back. */
export const dihapusPrefix = 'orang_dihapus:';

/** Ids of whom everything was deleted. */
export const listDihapus = (known: ReadonlyMap<string, string>): string[] =>
  [...known.keys()]
    .filter((name) => name.startsWith(dihapusPrefix))
    .map((name) => name.slice(dihapusPrefix.length));

/** Values that a restore leaves as they are here; null where there is none, also where the backup has one. */
export function ownKeadaan(known: ReadonlyMap<string, string>): Record<string, string | null> {
  const deleted = listDihapus(known).map((id) => dihapusPrefix + id);
  const names = [placeName, recordName, checkedName, dateTrustedName, elsewhereName, ...deleted];
  return Object.fromEntries(names.map((name) => [name, known.get(name) ?? null]));
}
