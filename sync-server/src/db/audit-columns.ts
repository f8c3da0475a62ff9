import { audit } from './audit.table.ts';

/** An entry of the audit trail as calls answer it. */
export const auditColumns = {
  id: audit.id,
  waktu_ms: audit.waktu_ms,
  akun_id: audit.akun_id,
  nama: audit.nama,
  tindakan: audit.tindakan,
  tabel: audit.tabel,
  baris_id: audit.baris_id,
  sebelum: audit.sebelum,
  sesudah: audit.sesudah,
  alasan: audit.alasan,
};
