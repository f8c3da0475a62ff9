import type { Audit } from '../kernel/audit.schema.ts';
import { getCall } from '../kernel/call.ts';
import type { ListAsk, Page } from '../kernel/resource.ts';

/** A page of the audit trail, narrowed by the fields of an entry and by `dari` and `sampai`. */
export const audit = getCall('/api/audit', 'kelolaSistem').of<ListAsk, Page<Audit>>();
