import { audit } from './audit.table.ts';
import { newId } from './new-id.ts';
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
export async function writeAudit(tx: Transaction, waktuMs: number, entry: AuditEntry): Promise<void> {
  await tx.insert(audit).values({
    sekolah_id: tx.actor.sekolah_id,
    id: newId(waktuMs),
    waktu_ms: waktuMs,
    akun_id: tx.actor.akun_id,
    nama: tx.actor.nama,
    tindakan: entry.tindakan,
    tabel: entry.tabel,
    baris_id: entry.baris_id,
    sebelum: entry.sebelum ?? null,
    sesudah: entry.sesudah ?? null,
    alasan: entry.alasan ?? null,
  });
}
