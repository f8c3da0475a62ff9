import { and, eq, exists, gte, isNotNull, lt, sql, type Column, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { berkas } from './berkas.table.ts';

/** Whether the participant of an id has begun to fill in his form. */
export const isMengisi = (read: Reader, id: Column): SQL =>
  exists(
    read
      .select({ one: sql`1` })
      .from(berkas)
      .where(ofSchool(berkas, eq(berkas.peserta_id, id))),
  );

/** When a form was sent the first time; {}: whenever. */
interface SaatKirim {
  /** From an instant on, and before another. */
  masa?: readonly [dariMs: number, sampaiMs: number];
  /** In this hour of the day, of a clock that is `geserMs` ahead of UTC. */
  jam?: { jam: number; geserMs: number };
}

/** Whether the participant of an id sent his form the first time then. */
export function isMengirim(read: Reader, id: Column, { masa, jam }: SaatKirim): SQL {
  const { peserta_id, daftar_ms } = berkas;
  const hour = jam && sql`((${daftar_ms} + ${jam.geserMs}) / 3600000) % 24 = ${jam.jam}`;
  const when = masa ? and(gte(daftar_ms, masa[0]), lt(daftar_ms, masa[1])) : isNotNull(daftar_ms);
  return exists(
    read
      .select({ one: sql`1` })
      .from(berkas)
      .where(ofSchool(berkas, eq(peserta_id, id), when, hour)),
  );
}
