import { z } from 'zod';

const date = z.iso.date('diisi tanggal, misalnya 2026-06-01.').optional();
/** How staff narrow the audit trail; dates are whole days in the school's zone. */
export const auditFilterContract = z.object({
  tabel: z.string().optional(),
  baris_id: z.string().optional(),
  akun_id: z.string().optional(),
  tindakan: z.string().optional(),
  dari: date,
  sampai: date,
});
export type AuditFilter = z.output<typeof auditFilterContract>;
