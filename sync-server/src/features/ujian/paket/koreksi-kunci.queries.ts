import type { Kunci } from '@spmb/shared/sync/stream/merge.ts';
import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import { preparedSelect } from '../../../db/prepared.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { paket } from './paket.table.ts';
import { koreksiKunci, ujian } from '../attempt/ujian.table.ts';

const selectKoreksi = preparedSelect((read) =>
  read
    .select({ soal_id: koreksiKunci.soal_id, kunci: koreksiKunci.kunci })
    .from(koreksiKunci)
    .where(ofSchool(koreksiKunci))
    .orderBy(asc(koreksiKunci.urutan)),
);

/** The keys of a paket as scoring takes them: what was corrected since stands over what was sealed (S20). */
export async function keysInForce(
  read: Reader,
  sealed: Readonly<Record<string, Letter>>,
): Promise<Record<string, Kunci>> {
  const keys: Record<string, Kunci> = { ...sealed };
  for (const { soal_id, kunci } of await selectKoreksi(read, {})) if (soal_id in keys) keys[soal_id] = kunci;
  return keys;
}

/** Paket that hold a question, with their keys. */
export async function listPaketOfSoal(read: Reader, soalId: string) {
  const rows = await read
    .select({ id: paket.id, kunci_jawaban: paket.kunci_jawaban })
    .from(paket)
    .where(ofSchool(paket));
  return rows.filter(({ kunci_jawaban }) => soalId in kunci_jawaban);
}

/** Attempts that count and were made from these sheets, by id, so that locks are always taken in one order. */
export const selectAttemptsOfPaket = (read: Reader, paketIds: readonly string[]) =>
  read
    .select()
    .from(ujian)
    .where(ofSchool(ujian, inArray(ujian.paket_id, [...paketIds]), isNull(ujian.diarsipkan_ms)))
    .orderBy(asc(ujian.id));

export const findKoreksi = async (read: Reader, id: string) =>
  (await read.select().from(koreksiKunci).where(byId(koreksiKunci, id)))[0];

/** Corrections of a question in their order. */
export const listKoreksiOfSoal = (read: Reader, soalId: string) =>
  read
    .select()
    .from(koreksiKunci)
    .where(ofSchool(koreksiKunci, eq(koreksiKunci.soal_id, soalId)))
    .orderBy(asc(koreksiKunci.urutan));
