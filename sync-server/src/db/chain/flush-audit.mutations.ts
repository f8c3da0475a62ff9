import { eq } from 'drizzle-orm';
import { audit, type Entry } from '../audit.table.ts';
import { engine } from '../engine.ts';
import { placeholders, preparedWrite, rowPlaceholders } from '../prepared.ts';
import { ofSchool } from '../of-school.ts';
import type { Transaction } from '../store.ts';
import { beginChain } from './begin-chain.mutations.ts';
import { chain } from './entry-hash.ts';
import { lockKepala } from './kepala-audit.queries.ts';
import { kepalaAudit } from './kepala-audit.table.ts';

/** Entries of one statement; PostgreSQL takes 65,535 values in it, SQLite 32,766. */
const perStatement = 500;

/**
 * Writes what a transaction put on record, each entry as the next of the chain: the last thing before its commit, so
 * that everybody takes the lock of the chain's end last and holds it shortly.
 */
export async function flushAudit(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  let kepala = (await lockKepala(tx)) ?? (await beginChain(tx));
  const rows = entries.map((entry) => (kepala = chain(kepala, entry)));
  const [only] = rows;
  if (only && rows.length === 1 && engine === 'sqlite') await insertOne(tx, only);
  else
    for (let start = 0; start < rows.length; start += perStatement)
      await tx.insert(audit).values(rows.slice(start, start + perStatement));
  await moveKepala(tx, { ...kepala });
}

/** Most acts are one entry. Building the statement anew costs more than all of the chain. */
const insertOne = preparedWrite((queries) => queries.insert(audit).values(rowPlaceholders(audit)));

const moveKepala = preparedWrite((queries) =>
  queries
    .update(kepalaAudit)
    .set(placeholders('nomor', 'rantai'))
    .where(ofSchool(kepalaAudit, eq(kepalaAudit.untai, placeholders('untai').untai))),
);
