import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { groupByRoom } from './group-by-room.ts';
import { stateOf } from './row-state.ts';

/** From this many on, it is rather the network than the devices. */
const breakCount = 3;
/** A device speaks at least once a minute: whom one break cuts off was last heard within this span. */
const sameBreakMs = 75_000;

export interface CommonBreak {
  /** null: rows without a room. */
  ruang: string | null;
  jumlah: number;
  /** All participants of the room. */
  dari: number;
  /** Up to then somebody of them was heard. */
  sejakMs: number;
}

/** Rooms in which 3 or more fell silent at about the same time, the largest break of each; most cut off first. */
export function findCommonBreaks(rows: readonly AbsenRow[], nowMs: number): CommonBreak[] {
  const rooms = groupByRoom(rows);
  return [...rooms]
    .flatMap(([ruang, inRoom]) => {
      const heardMs = inRoom
        .filter((row) => isCutOff(row, nowMs))
        .flatMap(({ kontak_ms }) => kontak_ms ?? []);
      const together = largestCluster(heardMs);
      const sejakMs = together.at(-1);
      if (together.length < breakCount || sejakMs === undefined) return [];
      return [{ ruang, jumlah: together.length, dari: inRoom.length, sejakMs }];
    })
    .sort((a, b) => b.jumlah - a.jumlah);
}

const isCutOff = (row: AbsenRow, nowMs: number) =>
  row.status === 'SEDANG MENGERJAKAN' && stateOf(row, nowMs).koneksi === 'terputus';

/** The most instants that lie within `sameBreakMs`, in order; of equal ones the latest. */
function largestCluster(instantsMs: readonly number[]): number[] {
  const sorted = [...instantsMs].sort((a, b) => a - b);
  return sorted.reduce<number[]>((best, fromMs, index) => {
    const within = sorted.slice(index).filter((ms) => ms - fromMs <= sameBreakMs);
    return within.length >= best.length ? within : best;
  }, []);
}
