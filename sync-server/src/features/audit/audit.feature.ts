import { z } from 'zod';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { checked } from '../../http/read-body.ts';
import type { Feature } from '../../http/route.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './audit.queries.ts';

const date = z.iso.date('diisi tanggal, misalnya 2026-06-01.').optional();
const filterContract = z.object({
  tabel: z.string().optional(),
  baris_id: z.string().optional(),
  akun_id: z.string().optional(),
  tindakan: z.string().optional(),
  dari: date,
  sampai: date,
});
export type AuditFilter = z.output<typeof filterContract>;

/** The audit trail: who changed what, when and why. */
export const auditFeature = (context: Context): Feature => ({
  name: 'audit',
  routes: [
    {
      method: 'GET',
      path: '/api/audit',
      capability: 'kelolaSistem',
      async handle(call) {
        const query = readListQuery(call);
        const filter = checked(filterContract, query.filters);
        return call.json(await listAudit(context.store.read, await context.zona(), filter, query));
      },
    },
    {
      method: 'GET',
      path: '/api/audit-export',
      capability: 'kelolaSistem',
      async handle(call) {
        const { filters, words } = readListQuery(call);
        return exportAudit(context, call, checked(filterContract, filters), words);
      },
    },
  ],
});
