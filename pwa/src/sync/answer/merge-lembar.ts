import type { LembarRow, OperasiRow } from '../../local-db/exam-rows.ts';
import { draftOf } from './encode-next.ts';
import type { MergedSheet } from './parse-attempt-state.ts';

/** Newest operation per question and register: `jawaban|<butir>` and `ragu|<butir>`. */
export function newestByRegister(operasi: readonly OperasiRow[]): Map<string, OperasiRow> {
  const newest = new Map<string, OperasiRow>();
  for (const one of operasi) {
    const { body } = draftOf(one);
    if (body.jenis === 'jawaban' || body.jenis === 'ragu') newest.set(`${body.jenis}|${body.butir}`, one);
  }
  return newest;
}

export interface MergeResult {
  /** Rows that changed. */
  lembar: LembarRow[];
  /** Questions whose answer on the screen is another one now. */
  berubah: string[];
  /** Held or refused operations whose value the server counts after all. */
  diterima: OperasiRow[];
}

/**
 * The server's merged sheet laid over the device's. Where the newest act of this device is not acknowledged or is held,
 * its own value stays on the screen; elsewhere the server's holds. Questions that the server does not name stay.
 */
export function mergeLembar(
  held: ReadonlyMap<string, LembarRow>,
  operasi: readonly OperasiRow[],
  merged: MergedSheet,
  place: { ujianId: string; nowMs: number },
): MergeResult {
  const newest = newestByRegister(operasi);
  const result: MergeResult = { lembar: [], berubah: [], diterima: [] };
  for (const [butir, [pilihan, ragu]] of Object.entries(merged)) {
    const row = held.get(butir) ?? {
      ujian_id: place.ujianId,
      butir,
      pilihan: null,
      ragu: false,
      pada_ms: place.nowMs,
    };
    const act = newest.get(`jawaban|${butir}`);
    const mark = newest.get(`ragu|${butir}`);
    if (act && act.verdik !== 'dihitung' && act.terkirim_ms !== null && row.pilihan === pilihan)
      result.diterima.push({ ...act, verdik: 'dihitung', alasan: null });
    const next = {
      ...row,
      pilihan: isSettled(act) ? pilihan : row.pilihan,
      ragu: isSettled(mark) ? ragu : row.ragu,
    };
    if (next.pilihan === row.pilihan && next.ragu === row.ragu && held.has(butir)) continue;
    result.lembar.push({ ...next, pada_ms: place.nowMs });
    if (next.pilihan !== row.pilihan) result.berubah.push(butir);
  }
  return result;
}

const isSettled = (act: OperasiRow | undefined): boolean =>
  act === undefined || (act.terkirim_ms !== null && act.verdik === 'dihitung');
