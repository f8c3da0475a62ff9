import { MAKS_RIWAYAT, type Audit } from '@spmb/shared/kernel/audit.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { auditColumns } from '../db/audit-columns.ts';
import { audit } from '../db/audit.table.ts';
import { ofSchool } from '../db/of-school.ts';
import type { Reader } from '../db/store.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Route } from '../http/route.ts';
import type { CrudDefinition } from './definition/crud-definition.ts';
import { entriesInWords } from './entries-in-words.ts';
import { placeOf } from './definition/place.ts';
import { rowsOf } from './save/save-row.ts';

/** `GET {path}/:id/riwayat`: what was done to a record that the account may know of, the newest first. */
export function historyRoute<Values extends object, Row extends { id: string }>(
  context: Context,
  definition: CrudDefinition<Values, Row>,
): Route {
  const { resource, parent } = definition;
  const { read } = context.store;
  const rows = rowsOf(definition);
  return answerCall(callsOf(resource).history, undefined, async ({ call }) => {
    const place = placeOf(context, call);
    await parent?.open(read, place.akun, place.parent, false);
    const { id } = await rows.getRow(read, place, call.req.param('id') ?? '');
    return listHistory(read, [{ tabel: resource.name, baris_id: id }]);
  });
}

/** A record in the audit trail. */
export interface Recorded {
  tabel: string;
  baris_id: string;
}

/** What was done to records that belong together, in words, the newest first. */
export async function listHistory(read: Reader, records: readonly Recorded[]): Promise<Audit[]> {
  const entries = await read
    .select(auditColumns)
    .from(audit)
    .where(
      ofSchool(
        audit,
        or(
          ...records.map(({ tabel, baris_id }) => and(eq(audit.tabel, tabel), eq(audit.baris_id, baris_id))),
        ),
      ),
    )
    // Ordered by time before id: an order that the key of all entries gives would lead the planner past the record's own.
    .orderBy(desc(audit.waktu_ms), desc(audit.id))
    .limit(MAKS_RIWAYAT);
  return entriesInWords(read, entries);
}
