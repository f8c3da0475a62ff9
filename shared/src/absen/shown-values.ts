import type { Stop } from '../sync/time/exam-time.ts';
import type { AttemptStatus } from '../sync/protocol/protocol.ts';

/** The score of an attempt on staff screens: none before it is final, since the session may still run (S17). */
export const shownScore = (attempt: { status: AttemptStatus; nilai: number | null }): number | null =>
  attempt.status === 'final' ? attempt.nilai : null;

/** Whole minutes lost by starting late and not given back. */
export const lateMinutes = ({ hilang_ms }: { hilang_ms: number }): number => Math.round(hilang_ms / 60_000);

/** Whole minutes by which answers that count were first heard after the last moment. */
export const lateArrival = ({ telat_ms }: { telat_ms: number }): number => Math.round(telat_ms / 60_000);

/** Stops of the sheet in whole minutes that were not given back. */
export const shownStops = (henti: readonly Stop[]): { sejak_ms: number; menit: number }[] =>
  henti
    .map(({ sejak_ms, hilang_ms }) => ({ sejak_ms, menit: Math.round(hilang_ms / 60_000) }))
    .filter(({ menit }) => menit > 0);

/** The newest time without contact; null: there was none. */
export const shownGap = (attempt: {
  putus_sejak_ms: number | null;
  putus_sampai_ms: number | null;
}): { sejak_ms: number; sampai_ms: number } | null =>
  attempt.putus_sejak_ms === null || attempt.putus_sampai_ms === null
    ? null
    : { sejak_ms: attempt.putus_sejak_ms, sampai_ms: attempt.putus_sampai_ms };

interface Leaves {
  status: AttemptStatus;
  keluar: number;
  keluar_hitung: number;
  keluar_batas: number;
}

/** Before an attempt has begun. */
export const noLeaves: Leaves = { status: 'siap', keluar: 0, keluar_hitung: 0, keluar_batas: 0 };

/** Leaves of the page; `minta_token`: the sheet is covered until the token is given again (S22). */
export const shownLeaves = ({ status, keluar, keluar_hitung, keluar_batas }: Leaves) => ({
  // What a device took back without having left before counts as nothing.
  keluar: Math.max(0, keluar),
  minta_token: status === 'mengerjakan' && keluar_batas > 0 && keluar_hitung >= keluar_batas,
});
