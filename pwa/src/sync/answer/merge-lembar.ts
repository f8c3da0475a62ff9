import { writeOf } from '@spmb/shared/sync/stream/operation.ts';
import { emptyValues, registerNames } from '@spmb/shared/sync/stream/registers.ts';
import type { LembarRow, OperationRow } from '../../local-db/exam-rows.ts';
import { bodyOf } from './encode-next.ts';
import type { MergedLembar } from './parse-attempt-state.ts';

/** What was read of an operation's text: at each tap all of them are asked again. */
const writes = new WeakMap<OperationRow, ReturnType<typeof readWrite>>();

function readWrite(one: OperationRow) {
  const body = bodyOf(one);
  return body && writeOf(body);
}

function findWrite(one: OperationRow) {
  if (!writes.has(one)) writes.set(one, readWrite(one));
  return writes.get(one);
}

/** Newest operation per register of a question: `pilihan|<butir>` and so on. */
export function newestByRegister(operations: readonly OperationRow[]): Map<string, OperationRow> {
  const newest = new Map<string, OperationRow>();
  for (const one of operations) {
    const write = findWrite(one);
    if (write) newest.set(`${write.register}|${write.butir}`, one);
  }
  return newest;
}

export interface MergeResult {
  /** Rows that changed. */
  lembar: LembarRow[];
  /** Questions whose answer on the screen is another one now. */
  berubah: string[];
  /** Held or refused operations whose value the server counts after all. */
  diterima: OperationRow[];
}

/**
 * The server's merged sheet laid over the device's. Where the newest act of this device is not acknowledged or is held,
 * its own value stays on the screen; elsewhere the server's holds. Questions that the server does not name stay.
 */
export function mergeLembar(
  held: ReadonlyMap<string, LembarRow>,
  operations: readonly OperationRow[],
  merged: MergedLembar,
  place: { ujianId: string; nowMs: number },
): MergeResult {
  const newest = newestByRegister(operations);
  const result: MergeResult = { lembar: [], berubah: [], diterima: [] };
  for (const [butir, values] of Object.entries(merged)) {
    const row = held.get(butir) ?? { ujian_id: place.ujianId, butir, ...emptyValues, pada_ms: place.nowMs };
    const act = newest.get(`pilihan|${butir}`);
    if (act && act.verdik !== 'dihitung' && act.terkirim_ms !== null && row.pilihan === values.pilihan)
      result.diterima.push({ ...act, verdik: 'dihitung', alasan: null });
    const changed = registerNames.filter(
      (name) => values[name] !== row[name] && isSettled(newest.get(`${name}|${butir}`)),
    );
    if (changed.length === 0 && held.has(butir)) continue;
    const told = Object.fromEntries(changed.map((name) => [name, values[name]]));
    result.lembar.push({ ...row, ...told, pada_ms: place.nowMs });
    if (changed.includes('pilihan')) result.berubah.push(butir);
  }
  return result;
}

const isSettled = (act: OperationRow | undefined): boolean =>
  act === undefined || (act.terkirim_ms !== null && act.verdik === 'dihitung');
