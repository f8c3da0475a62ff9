import { audit } from './audit.table.ts';
import { newId } from './new-id.ts';
import { searchedText } from './searched-text.ts';
import type { Transaction } from './store.ts';

export interface AuditEntry {
  tindakan: string;
  tabel: string;
  baris_id: string;
  sebelum?: unknown;
  sesudah?: unknown;
  alasan?: string | null;
}

/** Records an act in the transaction that does it: neither stands without the other. */
export const writeAudit = (tx: Transaction, waktuMs: number, entry: AuditEntry): Promise<void> =>
  writeAudits(tx, waktuMs, [entry]);

/** Entries of one statement; PostgreSQL takes 65,535 values in it, SQLite 32,766. */
const perStatement = 500;

/** The same for acts on many records: one entry each, few statements. */
export async function writeAudits(
  tx: Transaction,
  waktuMs: number,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += perStatement)
    await tx.insert(audit).values(entries.slice(start, start + perStatement).map(rowOf));

  function rowOf({ sebelum = null, sesudah = null, alasan = null, ...act }: AuditEntry) {
    const { sekolah_id, akun_id, nama } = tx.actor;
    const teks = searchedText(nama, alasan, sesudah, sebelum);
    return {
      ...{ sekolah_id, id: newId(waktuMs), waktu_ms: waktuMs, akun_id, nama, teks },
      ...{ tindakan: act.tindakan, tabel: act.tabel, baris_id: act.baris_id, sebelum, sesudah, alasan },
    };
  }
}
