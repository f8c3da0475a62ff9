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

const isAtWork = ({ status }: AbsenRow) => status === 'SEDANG MENGERJAKAN';

/** Gives back what one participant at work lost; undefined: nothing was lost, or several are meant. */
export function proposeTime(rows: readonly AbsenRow[]): TimeProposal | undefined {
  const [row] = rows;
  if (!row || rows.length > 1 || !isAtWork(row)) return undefined;
  const menit = row.hilang_menit + row.henti_menit;
  if (menit === 0) return undefined;
  const causes = [row.hilang_menit > 0 && 'terlambat masuk', row.henti_menit > 0 && 'ujian terhenti'];
  return { menit: Math.min(menit, grantMax), alasan: causes.filter(Boolean).join(', ') };
}

/** Sheets of one room that stood still at the same time. */
export interface CommonStop {
  /** null: rows without a room. */
  ruang: string | null;
  rows: readonly AbsenRow[];
  sejakMs: number;
  /** The same for all of them: what the one lost who lost most. */
  proposal: TimeProposal;
}

/** Stops that 3 or more of a room share and that nobody gave back yet: a disturbance of the room; largest first. */
export function findCommonStops(rows: readonly AbsenRow[]): CommonStop[] {
  const stopped = rows.filter((row) => isAtWork(row) && row.henti_menit > 0);
  return [...groupByRoom(stopped)]
    .flatMap(([ruang, inRoom]) => {
      const together = findLargestCluster(inRoom, ({ henti_sejak_ms }) => henti_sejak_ms ?? 0);
      const sejakMs = together[0]?.henti_sejak_ms;
      if (together.length < commonCount || !sejakMs) return [];
      const menit = Math.min(grantMax, Math.max(...together.map(({ henti_menit }) => henti_menit)));
      return [{ ruang, rows: together, sejakMs, proposal: { menit, alasan: 'gangguan ruang' } }];
    })
    .sort((a, b) => b.rows.length - a.rows.length);
}
