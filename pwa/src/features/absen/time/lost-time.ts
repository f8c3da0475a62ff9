import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { commonCount } from './common-break.ts';
import { groupByRuang } from '../rows/group-by-ruang.ts';
import { findLargestCluster, sameEventMs } from './largest-cluster.ts';
import { stateOf } from '../rows/row-state.ts';

/** What a proctor would fill in for more time. */
export interface TimeProposal {
  menit: number;
  alasan: string;
}

/** The most minutes that are proposed; a proctor may give more. */
const proposalMax = 60;

/** A grant reaches who is at work, and opens again what ended by the time. */
const canGoOn = ({ status, keadaan, sebab_selesai }: AbsenRow) =>
  status === 'SEDANG MENGERJAKAN' || (keadaan === 'selesai' && sebab_selesai === 'waktu_habis');

export const sumMinutes = (stops: AbsenRow['henti']): number =>
  stops.reduce((sum, { menit }) => sum + menit, 0);

/**
 * Minutes of stops that a room shared, in which others stood still or lost contact too: one that a participant had alone,
 * such as a sheet that he closed, is his own.
 */
const sharedMinutes = (row: AbsenRow, all: readonly AbsenRow[]): number =>
  sumMinutes(row.henti.filter((stop) => isShared(row, stop, all)));

function isShared(row: AbsenRow, { sejak_ms }: AbsenRow['henti'][number], all: readonly AbsenRow[]): boolean {
  const together = all.filter(
    ({ ruang, henti, putus }) =>
      ruang === row.ruang &&
      (henti.some((stop) => Math.abs(stop.sejak_ms - sejak_ms) <= sameEventMs) ||
        (putus && putus.sejak_ms <= sejak_ms + sameEventMs && sejak_ms <= putus.sampai_ms)),
  );
  return together.length >= commonCount;
}

/** Late starts of a room that three or more of it share: its access point may have been down at the bell. */
const lateTogether = (row: AbsenRow, all: readonly AbsenRow[]): boolean =>
  row.hilang_menit > 0 &&
  all.filter(({ ruang, hilang_menit }) => ruang === row.ruang && hilang_menit > 0).length >= commonCount;

/**
 * Gives back what participants lost who can go on, at most 60 minutes: a late start of one, stops that `all` of the
 * session shows to be of the room, as much for each as the worst lost. undefined: nothing, or not everybody, lost time.
 */
export function proposeTime(rows: readonly AbsenRow[], all: readonly AbsenRow[]): TimeProposal | undefined {
  const [row] = rows;
  if (!row || !rows.every(canGoOn)) return undefined;
  const shared = rows.map((one) => sharedMinutes(one, all));
  const isLateTogether = rows.every((one) => lateTogether(one, all));
  const late = rows.length === 1 || isLateTogether ? Math.max(...rows.map((one) => one.hilang_menit)) : 0;
  const menit = late + Math.max(...shared);
  if (menit === 0 || (rows.length > 1 && !isLateTogether && shared.includes(0))) return undefined;
  const causes = [late > 0 && 'terlambat masuk', Math.max(...shared) > 0 && 'gangguan ruang'];
  return { menit: Math.min(menit, proposalMax), alasan: causes.filter(Boolean).join(', ') };
}

/** How many go on working through an outage, so that nobody gives time out of habit; '' where nobody is at work. */
export function workingHint(rows: readonly AbsenRow[], nowMs: number): string {
  const working = rows.filter(({ status, henti }) => status === 'SEDANG MENGERJAKAN' && henti.length === 0);
  if (working.length === 0) return '';
  const cut = working.filter((row) => stateOf(row, nowMs).koneksi === 'terputus').length;
  const who =
    rows.length === 1
      ? `Peserta ini tetap mengerjakan${cut > 0 ? ', tanpa sambungan' : ''}`
      : `${working.length} dari ${rows.length} tetap mengerjakan${cut > 0 ? `, ${cut} di antaranya tanpa sambungan` : ''}`;
  return `${who}: jaringan yang putus tidak menghentikan ujian dan tidak mengurangi waktu. Tambah waktu hanya bila perangkatnya mati atau ujiannya terhenti.`;
}

/** Sheets of one room that stood still at the same time, or began late together. */
export interface CommonStop {
  jenis: 'henti' | 'mulai';
  /** null: rows without a room. */
  ruang: string | null;
  rows: readonly AbsenRow[];
  /** When the first of them stood still; null for late starts. */
  sejakMs: number | null;
  /** The same for all of them: what the one lost by it who lost most. */
  proposal: TimeProposal;
}

/** Stops that 3 or more of a room share and that nobody gave back yet: a disturbance of the room; largest first. */
export function findCommonStops(rows: readonly AbsenRow[]): CommonStop[] {
  return [...groupByRuang(rows.filter(canGoOn))]
    .flatMap(([ruang, inRuang]) => {
      const stops = inRuang.flatMap((row) => row.henti.map((stop) => ({ row, ...stop })));
      const together = findLargestCluster(stops, ({ sejak_ms }) => sejak_ms);
      const meant = new Set(together.map(({ row }) => row));
      const first = together[0];
      if (!first || meant.size < commonCount) return [];
      const menit = Math.min(proposalMax, Math.max(...together.map((stop) => stop.menit)));
      const proposal = { menit, alasan: 'gangguan ruang' };
      return [{ jenis: 'henti' as const, ruang, rows: [...meant], sejakMs: first.sejak_ms, proposal }];
    })
    .sort((a, b) => b.rows.length - a.rows.length);
}

/** Late starts that 3 or more of a room share and that nobody gave back yet; largest first. */
export function findLateRuang(rows: readonly AbsenRow[]): CommonStop[] {
  return [...groupByRuang(rows.filter((row) => canGoOn(row) && row.hilang_menit > 0))]
    .filter(([, late]) => late.length >= commonCount)
    .map(([ruang, late]) => {
      const menit = Math.min(proposalMax, Math.max(...late.map((row) => row.hilang_menit)));
      return {
        jenis: 'mulai' as const,
        ruang,
        rows: late,
        sejakMs: null,
        proposal: { menit, alasan: 'mulai terlambat karena gangguan ruang' },
      };
    })
    .sort((a, b) => b.rows.length - a.rows.length);
}
