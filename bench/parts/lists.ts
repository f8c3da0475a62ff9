import { measureLists } from '../measure/measure-lists.ts';
import type { Part } from '../part.ts';
import { fillLists } from '../school/fill-lists.ts';

const participants = 10_000;
const repeats = 40;
const auditEntries = 200_000;
const schools = 10_000;

/** Milliseconds a list may take. Free text in the audit trail reads 200,000 entries: staff wait for it, nobody else does. */
function mostOf(name: string): number {
  if (name.startsWith('villages')) return 50;
  return name === 'audit trail, free text' || name === 'audit trail, finds nothing' ? 2_000 : 100;
}

/** Lists of 10,000 and all villages. */
export const lists: Part = {
  name: 'lists',
  needs: () => ({ participants, fill: (dataDir) => fillLists(dataDir, auditEntries, schools) }),
  async *rows(_run, { base, adminToken }) {
    for (const { name, medianMs, p95Ms } of await measureLists(base, adminToken, repeats)) {
      yield { name, unit: 'ms', limit: { most: mostOf(name) }, measured: [medianMs] };
      yield { name: '… 95th percentile', unit: 'ms', measured: [p95Ms] };
    }
  },
};

export const listsPostgres: Part = { ...lists, name: 'lists-postgres', engine: 'PostgreSQL' };
