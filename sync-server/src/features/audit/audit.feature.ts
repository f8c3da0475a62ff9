import { audit } from '@spmb/shared/audit/calls.ts';
import { fileOf } from '@spmb/shared/resource-calls.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerCall } from '../../http/answer-call.ts';
import { checked } from '../../http/read-body.ts';
import type { Feature } from '../../feature.ts';
import { exportAudit } from './export-audit.ts';
import { auditFilterContract } from './audit-filter.ts';
import { listAudit } from './audit.queries.ts';

/** The audit trail: who changed what, when and why. */
export const auditFeature = (context: Context): Feature => ({
  name: 'audit',
  routes: [
    answerCall(audit, undefined, async ({ call }) => {
      const query = readListQuery(call);
      const filter = checked(auditFilterContract, query.filters);
      return listAudit(context.store.read, await context.zona(), filter, query);
    }),
    answerCall(fileOf(audit), undefined, ({ call }) => {
      const { filters, words } = readListQuery(call);
      return exportAudit(context, call, checked(auditFilterContract, filters), words);
    }),
  ],
});
