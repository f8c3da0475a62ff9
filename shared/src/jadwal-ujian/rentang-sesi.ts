/** Local times of a session; an end not after the start is on the next day. */
export interface JamSesi {
  jam_mulai: string;
  jam_selesai: string;
}

const dayMinutes = 1_440;
const minuteOf = (jam: string): number => Number(jam.slice(0, 2)) * 60 + Number(jam.slice(3, 5));

/** Minutes after the midnight before the session starts; `selesai` may lie beyond 1,440. */
function rentangSesi({ jam_mulai, jam_selesai }: JamSesi): { mulai: number; selesai: number } {
  const [mulai, selesai] = [minuteOf(jam_mulai), minuteOf(jam_selesai)];
  return { mulai, selesai: selesai > mulai ? selesai : selesai + dayMinutes };
}

/** How many minutes a session lasts. */
export function menitSesi(sesi: JamSesi): number {
  const { mulai, selesai } = rentangSesi(sesi);
  return selesai - mulai;
}

/** Whether two sessions of one date run at the same time; one may begin when the other ends. */
export function isBersamaan(one: JamSesi, other: JamSesi): boolean {
  const [a, b] = [rentangSesi(one), rentangSesi(other)];
  return a.mulai < b.selesai && b.mulai < a.selesai;
}

/** Whether a session is running at the moment when another of the same date begins. */
export function isRunningAtStart(sesi: JamSesi, other: JamSesi): boolean {
  const [one, { mulai }] = [rentangSesi(sesi), rentangSesi(other)];
  return one.mulai <= mulai && mulai < one.selesai;
}
