import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { groupByRuang } from '../rows/group-by-ruang.ts';
import { findLargestCluster } from './largest-cluster.ts';
import { stateOf } from '../rows/row-state.ts';

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
  const rooms = groupByRuang(rows);
  return [...rooms]
    .flatMap(([ruang, inRuang]) => {
      const together = findTogether(inRuang, nowMs);
      const sejakMs = together.at(-1)?.diam_sejak_ms;
      if (together.length < commonCount || !sejakMs) return [];
      return [{ ruang, jumlah: together.length, dari: inRuang.length, sejakMs }];
    })
    .sort((a, b) => b.jumlah - a.jumlah);
}

export interface AddressBreak {
  alamat: string;
  /** Rooms of those who are cut off. */
  ruang: readonly string[];
  jumlah: number;
  /** All participants behind the address. */
  dari: number;
  sejakMs: number;
}

/**
 * Network addresses behind which 3 or more fell silent at about the same time. Where all are behind one (a proxy, a single
 * access point) it says nothing, and what is the whole break of a room stands with the room already.
 */
export function findAddressBreaks(rows: readonly AbsenRow[], nowMs: number): AddressBreak[] {
  const addresses = new Map<string, AbsenRow[]>();
  for (const row of rows) {
    const behind = addresses.get(row.alamat);
    if (behind) behind.push(row);
    else if (row.alamat !== '') addresses.set(row.alamat, [row]);
  }
  if (addresses.size < 2) return [];
  const rooms = findCommonBreaks(rows, nowMs);
  return [...addresses]
    .flatMap(([alamat, behind]) => {
      const together = findTogether(behind, nowMs);
      const ruang = [...new Set(together.flatMap((row) => row.ruang ?? []))];
      const isOfRoom = rooms.some(
        (one) => one.jumlah === together.length && ruang.length === 1 && one.ruang === ruang[0],
      );
      if (together.length < commonCount || isOfRoom) return [];
      const sejakMs = together.at(-1)?.diam_sejak_ms ?? nowMs;
      return [{ alamat, ruang, jumlah: together.length, dari: behind.length, sejakMs }];
    })
    .sort((a, b) => b.jumlah - a.jumlah);
}

/** The most of them who fell silent within one event. */
const findTogether = (rows: readonly AbsenRow[], nowMs: number): AbsenRow[] =>
  findLargestCluster(
    rows.filter((row) => isCutOff(row, nowMs)),
    ({ diam_sejak_ms }) => diam_sejak_ms ?? 0,
  );

const isCutOff = (row: AbsenRow, nowMs: number) =>
  row.status === 'SEDANG MENGERJAKAN' && stateOf(row, nowMs).koneksi === 'terputus';
