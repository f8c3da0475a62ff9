import type { Field, Terisi } from './formulir/field.ts';
import { kosong, semuaField, type Formulir, type NamaField } from './formulir/formulir.ts';

/** A draft as one device holds it: what the server had when it was last asked, and what was written here since. */
export interface DrafPerangkat {
  dasar: Terisi;
  /** Version of `dasar`. */
  versi: number;
  ubahan: Partial<Formulir>;
}

/**
 * The draft on top of what the server has now. A field that only one side has changed keeps that side's value; what both have
 * changed differently is in `bentrok` and stays in `ubahan` until somebody decides. A server with a lower version than it had
 * was put back to an earlier day: what this device had read from it is then younger, and is written again.
 */
export function gabungIsian<Name extends string>(
  fields: readonly Field<Name>[],
  { dasar, versi, ubahan }: { dasar: Terisi; versi: number; ubahan: Terisi },
  server: { isi: Terisi; versi: number },
): { ubahan: Readonly<Record<string, unknown>>; bentrok: Name[] } {
  const isEarlier = server.versi < versi;
  const merged: Record<string, unknown> = {};
  const bentrok: Name[] = [];
  for (const field of fields) {
    const { name } = field;
    const [theirs, before] = [server.isi, dasar].map((one) => one[name] ?? kosong(field));
    const isMine = Object.hasOwn(ubahan, name);
    const mine = isMine ? ubahan[name] : before;
    if (mine === theirs || !(isMine || isEarlier)) continue;
    merged[name] = mine;
    if (isMine && !isEarlier && theirs !== before) bentrok.push(name);
  }
  return { ubahan: merged, bentrok };
}

/** The same for the registration form. */
export const gabungDraf = (
  draf: DrafPerangkat,
  server: { isi: Terisi; versi: number },
): { ubahan: Partial<Formulir>; bentrok: NamaField[] } => gabungIsian(semuaField, draf, server);
