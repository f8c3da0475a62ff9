import { eq, sql } from 'drizzle-orm';
import { audit } from '../db/audit.table.ts';
import { beginChain } from '../db/chain/begin-chain.mutations.ts';
import { listUntai, type Untai } from '../db/chain/audit-chain.queries.ts';
import { firstRantai } from '../db/chain/entry-hash.ts';
import { kepalaAudit } from '../db/chain/kepala-audit.table.ts';
import { ofSchool } from '../db/of-school.ts';
import type { Transaction } from '../db/store.ts';
import { insertRows, nameOf, type AnyRow, type AnyTable, type WhereTaken } from '../db/table-rows.ts';
import type { Contents } from './open-contents.ts';

/** They are united by a restore, not replaced. */
export const trailTables: readonly AnyTable[] = [audit, kepalaAudit];

type Trails = Pick<Contents, 'rows'>;

/**
 * Unites the audit trail with the backup's: entries by their id, chains by their name, the longer one of each counts. A
 * new chain begins that commits to where all of them end. The new generasi is stored by now.
 */
export async function uniteTrails(tx: Transaction, backup: Trails): Promise<void> {
  const own = new Map((await listUntai(tx)).map((one) => [one.untai, one]));
  const theirs: Untai[] = [];
  for await (const row of backup.rows(nameOf(kepalaAudit))) theirs.push(row as Untai);
  const split = await findSplit(tx, backup, own, theirs);
  await insertRows(tx, audit, withoutPlace(backup.rows(nameOf(audit)), split), refillBlank);
  for (const one of theirs) {
    const { untai, nomor, rantai } = one;
    const known = own.get(untai);
    if (!known) await tx.insert(kepalaAudit).values(one);
    else if (known.nomor < nomor && !split.has(untai))
      await tx
        .update(kepalaAudit)
        .set({ nomor, rantai })
        .where(ofSchool(kepalaAudit, eq(kepalaAudit.untai, untai)));
  }
  await beginChain(tx);
}

/** An entry whose personal values were deleted gets them again with the people whom the backup brings back. */
const refillBlank: WhereTaken = (insert) =>
  insert.onConflictDoUpdate({
    target: [audit.sekolah_id, audit.id],
    set: Object.fromEntries(
      ['nama', 'sebelum', 'sesudah', 'alasan', 'teks', 'garam'].map((name) => [
        name,
        sql.raw(`excluded.${name}`),
      ]),
    ),
    setWhere: sql`${audit.garam} is null and excluded.garam is not null`,
  });

/**
 * Chains that went on in two places after a folder was copied: neither copy is the beginning of the other. This
 * server's stays; entries that only the backup has become the first of the new chain.
 */
async function findSplit(
  tx: Transaction,
  backup: Trails,
  own: ReadonlyMap<string, Untai>,
  theirs: readonly Untai[],
): Promise<Set<string>> {
  const split = new Set<string>();
  const wanted = new Map<string, Untai>();
  for (const one of theirs) {
    const known = own.get(one.untai);
    if (!known) continue;
    if (known.nomor < one.nomor) wanted.set(one.untai, known);
    else if ((await rantaiAt(tx, known, one.nomor)) !== one.rantai) split.add(one.untai);
  }
  if (wanted.size === 0) return split;
  for await (const row of backup.rows(nameOf(audit))) {
    const known = wanted.get(row['untai'] as string);
    if (known && known.nomor === row['nomor'] && known.rantai !== row['rantai']) split.add(known.untai);
  }
  return split;
}

/** The hash of a chain at a number up to its end. */
async function rantaiAt(tx: Transaction, chain: Untai, nomor: number): Promise<string | undefined> {
  if (nomor === chain.nomor) return chain.rantai;
  if (nomor === 0) return firstRantai(chain, chain.sebelum);
  const [row] = await tx
    .select({ rantai: audit.rantai })
    .from(audit)
    .where(ofSchool(audit, eq(audit.untai, chain.untai), eq(audit.nomor, nomor)));
  return row?.rantai ?? undefined;
}

const noPlace = { untai: null, generasi: null, nomor: null, garam: null, sidik_isi: null, rantai: null };

async function* withoutPlace(
  rows: AsyncIterable<AnyRow>,
  split: ReadonlySet<string>,
): AsyncGenerator<AnyRow> {
  for await (const row of rows) yield split.has(row['untai'] as string) ? { ...row, ...noPlace } : row;
}
