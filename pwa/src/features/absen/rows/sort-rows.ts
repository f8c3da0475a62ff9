import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { groupByRuang } from './group-by-ruang.ts';
import { bySeat, stateOf } from './row-state.ts';

export type Order = 'masalah' | 'kursi' | 'nama';

/** This long after the start of his room somebody who has not come is looked for; before, nobody is missing. */
export const lateMs = 10 * 60_000;
/** Ranks of `stateOf` up to here are something to see to. */
const troubleRank = 6;

/** When the room of a row begins, ms since 1970; undefined: not known, or it has not come as a whole. */
export type StartOf = (row: AbsenRow) => number | undefined;

/**
 * When rooms begin, by the session as the server told it. A room in which fewer than half have begun stands empty as a
 * whole, whatever the hour: nobody of it is looked for one by one.
 */
export function findStarts(rows: readonly AbsenRow[], state: SesiRuang | undefined): StartOf {
  const starts = new Map<string | null, number>();
  for (const [ruang, inRuang] of groupByRuang(rows)) {
    const begun = inRuang.filter(({ status, direset }) => direset || status !== 'BELUM HADIR').length;
    const own = state?.ruang.find((one) => one.ruang === (ruang ?? '')) ?? state;
    if (own && begun * 2 >= inRuang.length) starts.set(ruang, own.mulai_ms);
  }
  return ({ ruang }) => starts.get(ruang);
}

const collator = new Intl.Collator('id-ID', { numeric: true });
const byName = (a: AbsenRow, b: AbsenRow) => collator.compare(a.nama, b.nama) || collator.compare(a.id, b.id);

/** Whether somebody should have begun by now and has not. */
export const isMissing = (row: AbsenRow, nowMs: number, startOf: StartOf): boolean =>
  row.status === 'BELUM HADIR' &&
  !row.direset &&
  row.keadaan !== 'tidak_hadir' &&
  nowMs > (startOf(row) ?? nowMs) + lateMs;

/**
 * Trouble of those at work stands before everything else, however many have not come: those are looked for behind it once
 * they are late, and close the list until then. Absent ones stand last of all.
 */
function rankOf(row: AbsenRow, nowMs: number, startOf: StartOf): number {
  const { rank } = stateOf(row, nowMs);
  if (row.status !== 'BELUM HADIR' || row.direset) return rank;
  if (row.keadaan === 'tidak_hadir') return 30;
  return isMissing(row, nowMs, startOf) ? troubleRank + rank / 100 : 10 + rank;
}

/** Rows in the order asked for at `nowMs` (server's clock); by trouble the worst first, equal ones by room and seat. */
export function sortRows(
  rows: readonly AbsenRow[],
  order: Order,
  nowMs: number,
  startOf: StartOf,
): AbsenRow[] {
  if (order !== 'masalah') return [...rows].sort(order === 'kursi' ? bySeat : byName);
  const ranks = new Map(rows.map((row) => [row.id, rankOf(row, nowMs, startOf)]));
  return [...rows].sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0) || bySeat(a, b));
}
