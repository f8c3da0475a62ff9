import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { LaporanImpor, TemuanImpor } from '@spmb/shared/kernel/laporan-impor.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/store.ts';
import type { CrudDefinition, Place } from './crud-definition.ts';
import { actorOf } from './place.ts';
import { findingAt, type PlannedRow } from './plan-import.ts';
import { rowsOf } from './save-row.ts';

/** Rows of one transaction: a few milliseconds of the writer. */
const rowsPerTx = 5;

/**
 * Writes planned rows as the form would, each wholly or not at all, or only asks the checks of the resource what they
 * would say. Answers the findings of rows that are refused, by row. After an interruption the same file again completes
 * what is missing.
 */
export async function writeImport<Values extends object, Row extends { id: string }>(
  { store, clock }: Context,
  definition: CrudDefinition<Values, Row>,
  place: Place,
  planned: readonly PlannedRow<Values>[],
  { mode, alasan }: { mode: LaporanImpor['mode']; alasan: string },
): Promise<Map<number, TemuanImpor>> {
  const rows = rowsOf(definition);
  const labels = new Map<string, string>(Object.entries(definition.resource.labels));
  const refused = new Map<number, TemuanImpor>();

  async function write(tx: Transaction, { values, before }: PlannedRow<Values>): Promise<void> {
    const now = { ...place, nowMs: clock.nowMs() };
    if (mode === 'periksa') await definition.check?.(tx, values, before, now);
    else if (before) await rows.update(tx, now, before.id, values, { versi: before.versi, alasan });
    else await rows.create(tx, now, values, { alasan });
  }

  for (let start = 0; start < planned.length; start += rowsPerTx) {
    await setImmediate();
    const part = planned.slice(start, start + rowsPerTx);
    const findings = await store.tx(actorOf(place.akun), async (tx) => {
      const found: TemuanImpor[] = [];
      for (const one of part) {
        try {
          await write(tx, one);
        } catch (error) {
          // A refusal comes before the row's first write, so the others of the transaction stand.
          if (!(error instanceof Refusal)) throw error;
          const kesalahan = (error.data['kesalahan'] ?? {}) as Record<string, string>;
          const [field = ''] = Object.keys(kesalahan);
          found.push(findingAt(one.row, labels, field, error.message));
        }
      }
      return found;
    });
    for (const finding of findings) refused.set(finding.baris, finding);
  }
  return refused;
}
