import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { audit } from '../../../db/audit.table.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';

/** Tables whose entries in the audit trail tell of applicants. */
const ofApplicants = ['peserta', 'impor', 'jadwal_ujian_peserta', 'berita_acara', 'permintaan_sandi'];

/** Entries of the audit trail about applicants, and what they did themselves; asked before their accounts are gone. */
export function aboutApplicants(read: Reader): SQL | undefined {
  const isPeserta = ofSchool(akun, eq(akun.authent, 'peserta'));
  const accounts = read.select({ id: akun.id }).from(akun).where(isPeserta);
  return or(
    inArray(audit.tabel, ofApplicants),
    and(eq(audit.tabel, 'akun'), inArray(audit.baris_id, accounts)),
    inArray(audit.akun_id, accounts),
  );
}
