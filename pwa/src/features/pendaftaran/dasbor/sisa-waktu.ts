const hourMs = 3_600_000;

/** How long something is away: "3 hari lagi", "5 jam lagi". */
export function sisaWaktu(ms: number): string {
  if (ms <= 0) return 'sudah lewat';
  if (ms < hourMs) return 'kurang dari satu jam lagi';
  return ms < 48 * hourMs
    ? `${Math.floor(ms / hourMs)} jam lagi`
    : `${Math.floor(ms / (24 * hourMs))} hari lagi`;
}
