import { eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import type { Arrived } from '../attempt/apply-operations.ts';
import { findOperation, type Stream } from '../attempt/attempt.queries.ts';
import { operasiBentrok } from '../attempt/ujian.table.ts';

/** What is set aside of one stream; a device of before that disagrees with itself brings a fraction of it. */
const asideMax = 500;

const placeOf = ({ seq, jejak }: Pick<Arrived, 'seq' | 'jejak'>): string => `${seq} ${jejak}`;

async function listPlaces(read: Reader, aliranId: string): Promise<Set<string>> {
  const rows = await read
    .select({ seq: operasiBentrok.seq, jejak: operasiBentrok.jejak })
    .from(operasiBentrok)
    .where(ofSchool(operasiBentrok, eq(operasiBentrok.aliran_id, aliranId)));
  return new Set(rows.map(placeOf));
}

export interface SetAside {
  /** Operations that are kept, those from before included. */
  kept: number;
  /** Operations of which nothing is kept: too many of this stream are already. */
  dropped: number;
}

/** Keeps operations whose place holds another text, or that nothing proves, up to a bound for each stream (S2, S24). */
export async function setAside(
  tx: Transaction,
  stream: Stream,
  linked: readonly Arrived[],
  tibaMs: number,
): Promise<SetAside> {
  const known = await listPlaces(tx, stream.id);
  const outcome: SetAside = { kept: 0, dropped: 0 };
  for (const operation of linked) {
    const { seq, jejak, teks } = operation;
    if ((await findOperation(tx, stream.id, seq))?.jejak === jejak) continue;
    const place = placeOf(operation);
    const isNew = !known.has(place);
    if (isNew && known.size >= asideMax) {
      outcome.dropped++;
      continue;
    }
    outcome.kept++;
    if (!isNew) continue;
    known.add(place);
    const row = { sekolah_id: schoolId, aliran_id: stream.id, seq, jejak, teks, tiba_ms: tibaMs };
    await tx.insert(operasiBentrok).values(row).onConflictDoNothing();
  }
  return outcome;
}
