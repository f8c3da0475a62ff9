/** School time zones as fixed offsets: Indonesia has no daylight saving time. */
export const zones = { WIB: 7, WITA: 8, WIT: 9 } as const;
export type Zone = keyof typeof zones;

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Instant of a local date (YYYY-MM-DD) and time (HH:MM) in `zone`. */
export function instantOf(tanggal: string, jam: string, zone: Zone): number {
  return Date.parse(`${tanggal}T${jam}:00Z`) - zones[zone] * hourMs;
}

/** Start and end of a session; an end not after the start is on the next day. */
export function sessionSpan(tanggal: string, jamMulai: string, jamSelesai: string, zone: Zone) {
  const mulaiMs = instantOf(tanggal, jamMulai, zone);
  const selesaiMs = instantOf(tanggal, jamSelesai, zone);
  return { mulaiMs, selesaiMs: selesaiMs > mulaiMs ? selesaiMs : selesaiMs + dayMs };
}

/** Local date YYYY-MM-DD at an instant. */
export function localDate(instantMs: number, zone: Zone): string {
  return new Date(instantMs + zones[zone] * hourMs).toISOString().slice(0, 10);
}

/** Local time HH:MM at an instant. */
export function localTime(instantMs: number, zone: Zone): string {
  return new Date(instantMs + zones[zone] * hourMs).toISOString().slice(11, 16);
}

/** HH:MM `menit` minutes later (earlier where negative), around midnight. */
export function shiftTime(jam: string, menit: number): string {
  const [hours = 0, minutes = 0] = jam.split(':').map(Number);
  const dayMinutes = 24 * 60;
  const shifted = (((hours * 60 + minutes + menit) % dayMinutes) + dayMinutes) % dayMinutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(shifted / 60))}:${two(shifted % 60)}`;
}

/** HH:MM as Indonesian is written: "07.30". */
export const withDot = (jam: string): string => jam.replace(':', '.');

/** Local time at an instant, to be read: "07.30". */
export const clockText = (instantMs: number, zone: Zone): string => withDot(localTime(instantMs, zone));

const days = 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'.split(' ');
const months = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
);

/** YYYY-MM-DD as "Sabtu, 05 Juli 2025". Not by `Intl`, which takes a cheap phone a third of a second to begin with. */
export function dateInWords(tanggal: string): string {
  const date = new Date(`${tanggal}T00:00:00Z`);
  return `${days[date.getUTCDay()]}, ${tanggal.slice(8)} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** An instant in the school's zone: "Kamis, 26 November 2026 pukul 14.30 WIB". */
export const instantInWords = (instantMs: number, zone: Zone): string =>
  `${dateInWords(localDate(instantMs, zone))} pukul ${clockText(instantMs, zone)} ${zone}`;
