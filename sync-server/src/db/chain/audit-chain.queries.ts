import { asc, count, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { keadaanServer } from '../keadaan-server.table.ts';
import { audit, type AuditRow } from '../audit.table.ts';
import { ofSchool } from '../of-school.ts';
import type { Reader } from '../store.ts';
import { kepalaAudit } from './kepala-audit.table.ts';

const rowsPerPage = 500;

/** Chains with what they began with, the oldest generasi first. */
export const listUntai = (read: Reader) =>
  read
    .select()
    .from(kepalaAudit)
    .where(ofSchool(kepalaAudit))
    .orderBy(asc(kepalaAudit.generasi), asc(kepalaAudit.untai));
export type Untai = Awaited<ReturnType<typeof listUntai>>[number];

/** Entries of a chain in their order, in portions. */
export async function* pageChain(read: Reader, untai: string): AsyncGenerator<AuditRow[]> {
  for (let last: Pick<AuditRow, 'nomor' | 'id'> = { nomor: 0, id: '~' }; ;) {
    const page = await read
      .select()
      .from(audit)
      .where(
        ofSchool(
          audit,
          eq(audit.untai, untai),
          sql`(${audit.nomor}, ${audit.id}) > (${last.nomor}, ${last.id})`,
        ),
      )
      .orderBy(asc(audit.nomor), asc(audit.id))
      .limit(rowsPerPage);
    yield page;
    if (page.length < rowsPerPage) return;
    last = page.at(-1) ?? last;
    await setImmediate();
  }
}

/** The server's own; undefined: it has never been started. */
export async function findGenerasi(read: Reader): Promise<number | undefined> {
  const [row] = await read.select().from(keadaanServer).where(eq(keadaanServer.kunci, 'generasi'));
  return row && Number(row.nilai);
}

/** How many entries stand in none of these chains, and the first of them. */
export async function findStray(read: Reader, untai: readonly string[]) {
  const isStray = ofSchool(
    audit,
    or(isNull(audit.untai), isNull(audit.nomor), lt(audit.nomor, 1), notInArray(audit.untai, [...untai])),
  );
  const [counted] = await read.select({ jumlah: count() }).from(audit).where(isStray);
  const [first] = await read.select().from(audit).where(isStray).orderBy(asc(audit.id)).limit(1);
  return { jumlah: counted?.jumlah ?? 0, first };
}
