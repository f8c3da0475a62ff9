import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { groupByRoom } from './group-by-room.ts';
import { findLargestCluster } from './largest-cluster.ts';
import { stateOf } from './row-state.ts';

/** From this many on, it is rather the room than the devices. */
export const commonCount = 3;

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
      const cutOff = inRoom.filter((row) => isCutOff(row, nowMs));
      const together = findLargestCluster(cutOff, ({ kontak_ms }) => kontak_ms ?? 0);
      const sejakMs = together.at(-1)?.kontak_ms;
      if (together.length < commonCount || !sejakMs) return [];
      return [{ ruang, jumlah: together.length, dari: inRoom.length, sejakMs }];
    })
    .sort((a, b) => b.jumlah - a.jumlah);
}

const isCutOff = (row: AbsenRow, nowMs: number) =>
  row.status === 'SEDANG MENGERJAKAN' && stateOf(row, nowMs).koneksi === 'terputus';
