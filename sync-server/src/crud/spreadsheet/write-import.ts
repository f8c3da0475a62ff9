import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { LaporanImport, TemuanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/store.ts';
import type { CrudDefinition, Place } from '../definition/crud-definition.ts';
import { actorOf } from '../definition/place.ts';
import { findingAt, type PlannedRow } from './plan-import.ts';
import type { FileRow } from './read-import.ts';
import { rowsOf } from '../save/save-row.ts';

/** Rows of one transaction: a few milliseconds of the writer. */
const rowsPerTx = 5;

/** What became of rows: findings of the refused ones, and what the others tell once. */
interface Written {
  refused: TemuanImport[];
  sekali: Record<string, string>[];
}

/** Ends the transaction of a dry run, so that nothing that a check writes stays. */
class DryRun extends Error {
  readonly written: Written;
  constructor(written: Written) {
    super('dry run');
    this.written = written;
  }
}

/**
 * Writes planned rows as the form would, each wholly or not at all, or only asks the checks of the resource what they
 * would say. After an interruption the same file again completes what is missing.
 */
export async function writeImport<Values extends object, Row extends { id: string }>(
  { store, clock }: Context,
  definition: CrudDefinition<Values, Row>,
  place: Place,
  planned: readonly PlannedRow<Values>[],
  { mode, alasan }: { mode: LaporanImport['mode']; alasan: string },
): Promise<Written> {
  const rows = rowsOf(definition);
  const labels = new Map<string, string>(Object.entries(definition.resource.labels));

  /** Answers what is told of the row once. */
  async function write(tx: Transaction, { values, before }: PlannedRow<Values>) {
    const once: Record<string, unknown> = {};
    const now = { ...place, nowMs: clock.nowMs(), once };
    if (mode === 'periksa') await definition.check?.(tx, values, before, now);
    else if (before) await rows.update(tx, now, before.id, values, { versi: before.versi, alasan });
    else await rows.create(tx, now, values, { alasan });
    return once;
  }

  async function writePart(tx: Transaction, part: readonly PlannedRow<Values>[]): Promise<Written> {
    const written: Written = { refused: [], sekali: [] };
    for (const one of part) {
      try {
        const once = Object.entries(await write(tx, one)).map(([name, value]) => [name, String(value)]);
        if (once.length > 0)
          written.sekali.push({
            ...textsOf(one.row),
            ...(Object.fromEntries(once) as Record<string, string>),
          });
      } catch (error) {
        // A refusal comes before the row's first write, so the others of the transaction stand.
        if (!(error instanceof Refusal)) throw error;
        const kesalahan = (error.data['kesalahan'] ?? {}) as Record<string, string>;
        const [field = ''] = Object.keys(kesalahan);
        written.refused.push(findingAt(one.row, labels, field, error.message));
      }
    }
    if (mode === 'periksa') throw new DryRun(written);
    return written;
  }

  const all: Written = { refused: [], sekali: [] };
  for (let start = 0; start < planned.length; start += rowsPerTx) {
    await setImmediate();
    const part = planned.slice(start, start + rowsPerTx);
    const written = await store
      .tx(actorOf(place.akun), (tx) => writePart(tx, part))
      .catch((error: unknown) => {
        if (error instanceof DryRun) return error.written;
        throw error;
      });
    all.refused.push(...written.refused);
    if (mode === 'impor') all.sekali.push(...written.sekali);
  }
  return all;
}

const textsOf = ({ cells }: FileRow) =>
  Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, cell?.text ?? '']));
