import { gunzipSync, gzipSync } from 'node:zlib';

/** JSON of a `T` as a column keeps it: gzip as base64. Where an older server wrote it, it is the JSON of an object itself. */
export type PackedJson<T> = string & { readonly packed?: T };

/** A run of 100,000 applicants is 9 MB in a third of a second; the highest takes three times as long for half a megabyte less. */
const level = 5;
/** What JSON of an object begins with, and base64 never does. */
const jsonStart = '{';

/** A kept text that is neither of both, or damaged. */
export class BrokenPackedJson extends Error {
  override name = 'BrokenPackedJson';
}

/** For threads. */
export const packJson = <T extends object>(value: T): PackedJson<T> =>
  gzipSync(JSON.stringify(value), { level }).toString('base64');

/** The JSON that was packed. Throws BrokenPackedJson. For threads. */
export const jsonOf = (packed: PackedJson<unknown>): string => read(packed, (json) => json);

/** What was packed. Throws BrokenPackedJson. For threads. */
export const unpackJson = <T>(packed: PackedJson<T>): T => read(packed, (json) => JSON.parse(json) as T);

function read<Found>(packed: string, use: (json: string) => Found): Found {
  try {
    return use(packed.startsWith(jsonStart) ? packed : gunzipSync(Buffer.from(packed, 'base64')).toString());
  } catch (cause) {
    throw new BrokenPackedJson('a packed text cannot be read', { cause });
  }
}
