const eachMs = 60_000;
const spreadMs = 4_000;

/**
 * Milliseconds until the list is asked for again: at the next opening or closing of an exam, else once a minute.
 * `chance` (0 to 1) spreads a room's devices over four seconds, so that the bell does not bring all requests at once.
 */
export function nextRefreshMs(
  jadwal: readonly { mulai_ms: number; selesai_ms: number }[],
  nowMs: number,
  chance: number,
): number {
  const turns = jadwal.flatMap(({ mulai_ms, selesai_ms }) => [mulai_ms - nowMs, selesai_ms - nowMs]);
  const next = Math.min(eachMs, ...turns.filter((ms) => ms > 0));
  return Math.round(next + chance * spreadMs);
}
