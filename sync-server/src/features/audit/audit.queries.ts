import { tabelWords } from '@spmb/shared/audit/tabel-words.ts';
import { findNames, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import type { Audit } from '@spmb/shared/kernel/audit.schema.ts';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import { dayMs, instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import { and, count, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { ListQuery } from '../../crud/list/list-query.ts';
import { readPortions } from '../../crud/list/read-portions.ts';
import { entriesInWords } from '../../crud/entries-in-words.ts';
import { auditColumns } from '../../db/audit-columns.ts';
import { audit } from '../../db/audit.table.ts';
import { idsFrom } from '../../db/new-id.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { AuditFilter } from './audit-filter.ts';

/** Entries that are looked through between two turns of the event loop. */
const rowsPerTurn = 2_500;

/**
 * A page of the audit trail, the newest first; `sort=waktu_ms` the oldest first. Ids sort by age, so dates are bounds of
 * ids. What no index finds is looked for in portions, each giving way to others.
 */
export async function listAudit(
  read: Reader,
  zona: Zone,
  filter: AuditFilter,
  { words, sort, page = 1, size }: Pick<ListQuery, 'words' | 'sort' | 'page' | 'size'>,
): Promise<Page<Audit>> {
  const inTime = ofSchool(audit, ...timeOf(filter, zona));
  const conditions = [...fieldsOf(filter), ...words.map(matches)];
  const oldestFirst = sort?.field === 'waktu_ms' && !sort.descending;
  const ofRecord = filter.tabel !== undefined && filter.baris_id !== undefined;
  const start = (page - 1) * size;
  if (conditions.length === 0 || ofRecord) {
    const where = and(inTime, ...conditions);
    // Entries of one record are few: by time first, so that the planner takes their own index and sorts them.
    const keys = ofRecord ? [audit.waktu_ms, audit.id] : [audit.id];
    const [counted] = await read.select({ total: count() }).from(audit).where(where);
    const rows = await read
      .select(auditColumns)
      .from(audit)
      .where(where)
      .orderBy(...(oldestFirst ? keys : keys.map((key) => desc(key))))
      .limit(size)
      .offset(start);
    return { rows: await entriesInWords(read, rows), total: counted?.total ?? 0, page, size };
  }
  const found = await findIds(read, inTime, and(...conditions));
  if (oldestFirst) found.reverse();
  const rows = await getEntries(read, found.slice(start, start + size));
  return { rows, total: found.length, page, size };
}

/**
 * The entries that a query finds, the newest first, in portions; `total` is known before the first of them and is at
 * most one more than `max`.
 */
export async function findAudit(
  read: Reader,
  zona: Zone,
  filter: AuditFilter,
  words: readonly string[],
  max: number,
): Promise<{ total: number; portions: AsyncGenerator<Audit[]> }> {
  const inTime = ofSchool(audit, ...timeOf(filter, zona));
  const condition = and(...fieldsOf(filter), ...words.map(matches));
  const ids = (await findIds(read, inTime, condition, max)).slice(0, max + 1);
  return { total: ids.length, portions: readPortions(ids, (part) => getEntries(read, part)) };
}

/** Ids of the entries that fulfil `condition`, the newest first; the search ends where there are more than `max`. */
async function findIds(
  read: Reader,
  inTime: SQL | undefined,
  condition: SQL | undefined,
  max = Infinity,
): Promise<string[]> {
  const found: string[] = [];
  for (let below: SQL | undefined; ;) {
    const [bound] = await read
      .select({ id: audit.id })
      .from(audit)
      .where(and(inTime, below))
      .orderBy(desc(audit.id))
      .limit(1)
      .offset(rowsPerTurn - 1);
    const portion = and(inTime, below, bound && gte(audit.id, bound.id), condition);
    const rows = await read.select({ id: audit.id }).from(audit).where(portion).orderBy(desc(audit.id));
    found.push(...rows.map(({ id }) => id));
    if (!bound || found.length > max) return found;
    below = lt(audit.id, bound.id);
    await setImmediate();
  }
}

async function getEntries(read: Reader, ids: readonly string[]): Promise<Audit[]> {
  const rows = await read
    .select(auditColumns)
    .from(audit)
    .where(ofSchool(audit, inArray(audit.id, [...ids])));
  const byId = new Map((await entriesInWords(read, rows)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whole days in the school's zone. */
function timeOf({ dari, sampai }: AuditFilter, zona: Zone): SQL[] {
  const dayOf = (tanggal: string) => instantOf(tanggal, '00:00', zona);
  return [
    ...(dari === undefined ? [] : [gte(audit.id, idsFrom(dayOf(dari)))]),
    ...(sampai === undefined ? [] : [lt(audit.id, idsFrom(dayOf(sampai) + dayMs))]),
  ];
}

const fieldsOf = ({ tabel, baris_id, akun_id, tindakan }: AuditFilter): SQL[] => [
  ...(tabel === undefined ? [] : [eq(audit.tabel, tabel)]),
  ...(baris_id === undefined ? [] : [eq(audit.baris_id, baris_id)]),
  ...(akun_id === undefined ? [] : [eq(audit.akun_id, akun_id)]),
  ...(tindakan === undefined ? [] : [eq(audit.tindakan, tindakan)]),
];

/** Free text is looked for in the searched words of an entry, and in what screens call its act and its table. */
function matches(word: string): SQL | undefined {
  const pattern = `%${word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(
    inArray(audit.tindakan, findNames(tindakanWords, word)),
    inArray(audit.tabel, findNames(tabelWords, word)),
    sql`${audit.teks} like ${pattern} escape '\\'`,
  );
}
