import { idInTurn } from './new-id.ts';
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

/** The same for acts on many records: one entry each. They are written together at the end of the transaction. */
export function writeAudits(tx: Transaction, waktuMs: number, entries: readonly AuditEntry[]): Promise<void> {
  const { sekolah_id, akun_id, nama } = tx.actor;
  for (const { tindakan, tabel, baris_id, sebelum = null, sesudah = null, alasan = null } of entries) {
    const isi = { nama, sebelum, sesudah, alasan };
    const teks = searchedText(nama, alasan, sesudah, sebelum);
    const id = idInTurn(waktuMs);
    tx.record({ sekolah_id, id, waktu_ms: waktuMs, akun_id, tindakan, tabel, baris_id, ...isi, teks });
  }
  return Promise.resolve();
}
