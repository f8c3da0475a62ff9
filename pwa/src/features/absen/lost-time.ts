import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { commonCount } from './common-break.ts';
import { groupByRoom } from './group-by-room.ts';
import { findLargestCluster } from './largest-cluster.ts';

/** What a proctor would fill in for more time. */
export interface TimeProposal {
  menit: number;
  alasan: string;
}

/** The most minutes that one command gives. */
const grantMax = 180;

/** A grant reaches who is at work, and opens again what ended by the time. */
const canGoOn = ({ status, keadaan, sebab_selesai }: AbsenRow) =>
  status === 'SEDANG MENGERJAKAN' || (keadaan === 'selesai' && sebab_selesai === 'waktu_habis');

export const sumMinutes = (stops: AbsenRow['henti']): number =>
  stops.reduce((sum, { menit }) => sum + menit, 0);

/** Gives back what one participant lost who can go on; undefined: nothing was lost, or several are meant. */
export function proposeTime(rows: readonly AbsenRow[]): TimeProposal | undefined {
  const [row] = rows;
  if (!row || rows.length > 1 || !canGoOn(row)) return undefined;
  const stopped = sumMinutes(row.henti);
  const menit = row.hilang_menit + stopped;
  if (menit === 0) return undefined;
  const causes = [row.hilang_menit > 0 && 'terlambat masuk', stopped > 0 && 'ujian terhenti'];
  return { menit: Math.min(menit, grantMax), alasan: causes.filter(Boolean).join(', ') };
}

/** Sheets of one room that stood still at the same time. */
export interface CommonStop {
  /** null: rows without a room. */
  ruang: string | null;
  rows: readonly AbsenRow[];
  sejakMs: number;
  /** The same for all of them: what the one lost by it who lost most. */
  proposal: TimeProposal;
}

/** Stops that 3 or more of a room share and that nobody gave back yet: a disturbance of the room; largest first. */
export function findCommonStops(rows: readonly AbsenRow[]): CommonStop[] {
  return [...groupByRoom(rows.filter(canGoOn))]
    .flatMap(([ruang, inRoom]) => {
      const stops = inRoom.flatMap((row) => row.henti.map((stop) => ({ row, ...stop })));
      const together = findLargestCluster(stops, ({ sejak_ms }) => sejak_ms);
      const meant = new Set(together.map(({ row }) => row));
      const first = together[0];
      if (!first || meant.size < commonCount) return [];
      const menit = Math.min(grantMax, Math.max(...together.map((stop) => stop.menit)));
      const proposal = { menit, alasan: 'gangguan ruang' };
      return [{ ruang, rows: [...meant], sejakMs: first.sejak_ms, proposal }];
    })
    .sort((a, b) => b.rows.length - a.rows.length);
}
