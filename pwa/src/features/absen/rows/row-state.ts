import { listDeviceTroubles, listLacking } from '@spmb/shared/absen/kabar-perangkat.schema.ts';
import { mayHold } from '@spmb/shared/absen/kekurangan.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { isHeldStart, isUnseenCode } from './start-note.ts';

/** So much later than its last report, the clock of a sheet may be standing still. */
export const reportedWithinMs = 90_000;
/** From here on a participant is nearly out of time. */
export const nearEndMs = 10 * 60_000;

export interface RowState {
  /** `belum`: never begun · `diulang`: reset, and not begun again · `tidak_hadir`: never begun, and the room is closed · `selesai`: nothing is expected of the device any more. */
  koneksi: 'belum' | 'diulang' | 'tidak_hadir' | 'tersambung' | 'terputus' | 'selesai';
  /** Of a device that is cut off, since it was heard last; else 0. */
  silentMs: number;
  /** Exam time left; undefined before the start and after the end. */
  leftMs: number | undefined;
  /** Lower comes first in the proctor's list. */
  rank: number;
}

/** What the proctor needs to know of a row at `nowMs` (server's clock). */
export function stateOf(row: AbsenRow, nowMs: number): RowState {
  const silentMs = isSilent(row) ? Math.max(0, nowMs - (row.diam_sejak_ms ?? nowMs)) : 0;
  const koneksi = connectionOf(row);
  const leftMs = row.status === 'SEDANG MENGERJAKAN' ? leftOf(row, nowMs) : undefined;
  return { koneksi, silentMs, leftMs, rank: rankOf(row, koneksi, leftMs) };
}

/** The server says who is silent; a word that came since then is newer. */
const isSilent = ({ diam_sejak_ms, kontak_ms }: AbsenRow): boolean =>
  diam_sejak_ms !== null && (kontak_ms ?? 0) <= diam_sejak_ms;

function connectionOf(row: AbsenRow): RowState['koneksi'] {
  if (row.direset) return 'diulang';
  if (row.status === 'BELUM HADIR') return row.keadaan === 'tidak_hadir' ? 'tidak_hadir' : 'belum';
  if (row.status === 'SELESAI' && !mayHold(row) && !row.menunggu_ulang) return 'selesai';
  return isSilent(row) ? 'terputus' : 'tersambung';
}

/** Time runs on since the last report; after a silence it may be standing still, so no more than that is taken off. */
function leftOf({ sisa_ms, sisa_pada_ms }: AbsenRow, nowMs: number): number | undefined {
  if (sisa_ms === null) return undefined;
  const passedMs = Math.min(reportedWithinMs, Math.max(0, nowMs - (sisa_pada_ms ?? nowMs)));
  return Math.max(0, sisa_ms - passedMs);
}

/**
 * Held by staff, cut off with answers, cut off, covered until the token or begun with a code that nobody had seen, not sent again since a restore, finished with answers on the device or another
 * screen, nearly out of time, has left the page or a weak device or has written to the committee, missing without a ready device, missing or fine.
 */
function rankOf(row: AbsenRow, koneksi: RowState['koneksi'], leftMs: number | undefined): number {
  if (row.tertahan > 0 || isHeldStart(row)) return 0;
  if (koneksi === 'terputus' && row.status === 'SEDANG MENGERJAKAN') return row.belum_terkirim > 0 ? 1 : 2;
  if (row.minta_token || isUnseenCode(row)) return 3;
  if (row.menunggu_ulang) return 4;
  if (row.status === 'SELESAI' && (mayHold(row) || row.beda_layar)) return 4;
  if (leftMs !== undefined && leftMs <= nearEndMs) return 5;
  if (koneksi === 'tidak_hadir') return 9;
  if (row.status === 'BELUM HADIR') return listLacking(row.kabar)?.length === 0 ? 8 : 7;
  if (row.status !== 'SEDANG MENGERJAKAN') return 9;
  const isSlight = row.keluar > 0 || row.pesan_panitia !== null || listDeviceTroubles(row.kabar).length > 0;
  return isSlight ? 6 : 8;
}

/** Somebody must do something: held, cut off, covered until the token, or not to be sent home yet. */
export const isTrouble = (row: AbsenRow, nowMs: number): boolean => stateOf(row, nowMs).rank <= 4;

const collator = new Intl.Collator('id-ID', { numeric: true });
/** By room and seat, which are compared as numbers where they are such. */
export const bySeat = (a: AbsenRow, b: AbsenRow) =>
  collator.compare(a.ruang ?? '', b.ruang ?? '') ||
  collator.compare(a.kursi ?? '', b.kursi ?? '') ||
  byName(a, b);
const byName = (a: AbsenRow, b: AbsenRow) => collator.compare(a.nama, b.nama) || collator.compare(a.id, b.id);

export interface Summary {
  peserta: number;
  hadir: number;
  mengerjakan: number;
  terputus: number;
  selesai: number;
  /** Answers, not participants. */
  belum_terkirim: number;
}

/** The headline numbers; somebody is present once he has begun, and stays it where his exam is reset. */
export function summarize(rows: readonly AbsenRow[], nowMs: number): Summary {
  const count = (test: (row: AbsenRow) => boolean) => rows.filter(test).length;
  return {
    peserta: rows.length,
    hadir: count(({ status, direset }) => direset || status !== 'BELUM HADIR'),
    mengerjakan: count(({ status }) => status === 'SEDANG MENGERJAKAN'),
    terputus: count(
      (row) => row.status === 'SEDANG MENGERJAKAN' && stateOf(row, nowMs).koneksi === 'terputus',
    ),
    selesai: count(({ status }) => status === 'SELESAI'),
    belum_terkirim: rows.reduce((sum, row) => sum + row.belum_terkirim, 0),
  };
}

/** Rows in an order that was kept, so that nothing moves under the finger; new ones come last. */
export function keepOrder(rows: readonly AbsenRow[], ids: readonly string[]): AbsenRow[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: AbsenRow) => places.get(id) ?? ids.length;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}
