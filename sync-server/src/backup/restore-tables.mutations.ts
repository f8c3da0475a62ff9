import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/store.ts';
import { deleteRows, insertRows, nameOf, type AnyTable } from '../db/table-rows.ts';
import { keadaanServer } from '../db/keadaan-server.table.ts';
import type { Contents } from './open-contents.ts';
import { trailTables, uniteTrails } from './unite-trails.mutations.ts';

/** What stands in the database for a table that no backup carries: kept as it is, or emptied by a restore. */
export interface LeftOut {
  table: AnyTable;
  emptied: boolean;
  /** Why no backup carries it. */
  why: string;
}

export interface Restored {
  tables: readonly AnyTable[];
  leftOut: readonly LeftOut[];
  /** Values of the server's own state that a restore does not take back, by name; null: there is none here. */
  keadaan: Readonly<Record<string, string | null>>;
}

/**
 * Replaces the rows of every table by those of the backup. The tables have no foreign keys, so that their order is free.
 * The audit trail is united with the backup's and never shortened; a new chain of it begins, of the new generasi.
 */
export async function restoreTables(
  tx: Transaction,
  backup: Pick<Contents, 'rows'>,
  { tables, leftOut, keadaan }: Restored,
): Promise<void> {
  for (const { table, emptied } of leftOut) if (emptied) await deleteRows(tx, table);
  for (const table of tables) {
    if (trailTables.includes(table)) continue;
    await deleteRows(tx, table);
    await insertRows(tx, table, backup.rows(nameOf(table)));
  }
  for (const [kunci, nilai] of Object.entries(keadaan))
    if (nilai === null) await tx.delete(keadaanServer).where(eq(keadaanServer.kunci, kunci));
    else
      await tx
        .insert(keadaanServer)
        .values({ kunci, nilai })
        .onConflictDoUpdate({ target: keadaanServer.kunci, set: { nilai } });
  await uniteTrails(tx, backup);
}
