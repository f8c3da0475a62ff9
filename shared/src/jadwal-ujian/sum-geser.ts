/** Minutes by which a room is shifted by these acts; `ruang` '': the whole session. */
export const sumGeser = (shifts: readonly { ruang: string; menit: number }[], ruang: string): number =>
  shifts.reduce((sum, one) => (one.ruang === '' || one.ruang === ruang ? sum + one.menit : sum), 0);
