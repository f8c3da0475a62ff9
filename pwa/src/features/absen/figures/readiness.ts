import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { listLacking } from '@spmb/shared/absen/kabar-perangkat.schema.ts';
import { groupByRuang } from '../rows/group-by-ruang.ts';
import { bySeat } from '../rows/row-state.ts';

/** How ready the devices of a room are before the start. */
export interface RuangReadiness {
  /** null: rows without a room. */
  ruang: string | null;
  /** All participants of the room. */
  dari: number;
  siap: number;
  /** Devices that can begin without the server. */
  bekal: number;
  /** Devices that lack something, with what, by seat. */
  belum: readonly { row: AbsenRow; lacking: readonly string[] }[];
  /** No device of theirs has reported. */
  tanpa: readonly AbsenRow[];
}

/** Readiness by room, of the rooms where nobody has begun. */
export function listReadiness(rows: readonly AbsenRow[]): RuangReadiness[] {
  return [...groupByRuang(rows)].flatMap(([ruang, inRuang]) => {
    const waiting = inRuang.filter(({ keadaan }) => keadaan === 'siap').sort(bySeat);
    if (waiting.length < inRuang.length) return [];
    const belum = waiting.flatMap((row) => {
      const lacking = listLacking(row.kabar) ?? [];
      return lacking.length > 0 ? [{ row, lacking }] : [];
    });
    const tanpa = waiting.filter(({ kabar }) => listLacking(kabar) === undefined);
    const siap = inRuang.length - belum.length - tanpa.length;
    const bekal = waiting.filter(({ kabar }) => kabar?.bekal === true).length;
    return [{ ruang, dari: inRuang.length, siap, bekal, belum, tanpa }];
  });
}
