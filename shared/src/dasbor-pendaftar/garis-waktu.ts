import { instantOf, localDate, localTime, type Zone } from '../kernel/zone.ts';
import { statusBerkasText } from '../peserta/status-berkas.ts';
import { dicabut, ditolak, draf, type PeristiwaBerkas } from '../pendaftaran/peralihan.ts';
import { kabarStatus } from './kabar-status.ts';

/** One line of the timeline. */
export interface Informasi {
  /** YYYY-MM-DD in the school's zone. */
  tanggal: string;
  /** HH:MM; '' where only the day is known. */
  jam: string;
  title: string;
  body: string;
  jenis: 'akun' | 'berkas' | 'keadaan' | 'pengumuman' | 'jadwal' | 'hasil';
  keadaan: 'lewat' | 'sekarang' | 'nanti';
}

interface Peralihan {
  ke: number;
  peristiwa: PeristiwaBerkas;
  catatan: string;
  dibuat_ms: number;
}

/** What a timeline is made of. */
export interface Riwayat {
  dibuat_ms: number;
  status: number;
  nomor_register: string;
  peralihan: readonly Peralihan[];
  /** Days of the admission schedule. */
  hari: readonly { tanggal: string; title: string; descriptions: string }[];
  /** Published for applicants. */
  pengumuman: readonly { title: string; sejak_ms: number }[];
  /** When results are announced; null: the school has not said so. */
  hasil_ms: number | null;
}

type Entry = Omit<Informasi, 'tanggal' | 'jam' | 'keadaan'> & { atMs: number; isDay?: boolean };

/**
 * Everything that happened to an application and what comes, in the order of time: with what it waits for now between the
 * two. A file that ended waits for nothing, and nothing is to come (N17).
 */
export function susunGarisWaktu(riwayat: Riwayat, nowMs: number, zona: Zone): Informasi[] {
  const { status, hari, pengumuman, hasil_ms } = riwayat;
  const today = localDate(nowMs, zona);
  const isEnded = status === ditolak || status === dicabut;
  const entries: Entry[] = [
    { atMs: riwayat.dibuat_ms, jenis: 'akun', title: 'Akun dibuat', body: '' },
    ...riwayat.peralihan
      .filter(({ peristiwa }) => peristiwa !== 'usul-tolak')
      .map((one) => kejadian(one, riwayat.nomor_register)),
    ...pengumuman.map(({ title, sejak_ms }): Entry => ({
      atMs: sejak_ms,
      jenis: 'pengumuman',
      title,
      body: '',
    })),
    ...hari.map(({ tanggal, title, descriptions }): Entry => ({
      atMs: instantOf(tanggal, '00:00', zona),
      isDay: true,
      jenis: 'jadwal',
      title,
      body: descriptions,
    })),
    ...(hasil_ms === null
      ? []
      : [{ atMs: hasil_ms, jenis: 'hasil' as const, title: 'Pengumuman hasil seleksi', body: '' }]),
    ...(isEnded ? [] : [{ atMs: nowMs, jenis: 'keadaan' as const, ...kabarStatus(status) }]),
  ];
  return entries
    .sort((one, other) => one.atMs - other.atMs)
    .map(({ atMs, isDay, ...entry }) => {
      const tanggal = localDate(atMs, zona);
      const isNow = entry.jenis === 'keadaan' || (isDay && tanggal === today);
      const keadaan = isNow ? ('sekarang' as const) : atMs > nowMs ? ('nanti' as const) : ('lewat' as const);
      return {
        ...entry,
        tanggal,
        jam: isDay || entry.jenis === 'keadaan' ? '' : localTime(atMs, zona),
        keadaan,
      };
    })
    .filter(({ keadaan }) => !isEnded || keadaan !== 'nanti')
    .sort((one, other) => turn[one.keadaan] - turn[other.keadaan]);
}

/** What holds all day began before what happened since the morning, and stands behind it. */
const turn = { lewat: 0, sekarang: 1, nanti: 2 } as const;

function kejadian({ ke, peristiwa, catatan, dibuat_ms: atMs }: Peralihan, nomor: string): Entry {
  const titles = {
    kirim: 'Formulir pendaftaran terkirim',
    'kirim-perbaikan': 'Perbaikan terkirim',
    cabut: 'Pendaftaran dicabut',
    verifikasi: `Keputusan panitia: ${statusBerkasText(ke)}`,
    koreksi: 'Isian dibetulkan panitia',
    // Nobody is told of it: it is not decided yet.
    'usul-tolak': '',
  };
  const body = peristiwa === 'kirim' ? `Nomor pendaftaran ${nomor}.` : catatan;
  return { atMs, jenis: 'berkas', title: titles[peristiwa], body };
}

/** What an application waits for: the end of the registration before it is sent, else the results; null: nothing with a date. */
export function yangDitunggu(
  { status, hasil_ms }: Pick<Riwayat, 'status' | 'hasil_ms'>,
  tutupMs: number | null,
  nowMs: number,
): { title: string; waktu_ms: number } | null {
  if (status === ditolak || status === dicabut) return null;
  if (status === draf && tutupMs !== null && tutupMs > nowMs)
    return { title: 'Pendaftaran ditutup', waktu_ms: tutupMs };
  return hasil_ms !== null && hasil_ms > nowMs
    ? { title: 'Pengumuman hasil seleksi', waktu_ms: hasil_ms }
    : null;
}
