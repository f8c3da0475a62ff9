import { diterima } from '../pendaftaran/peralihan.ts';
import { tahapCorong, type TahapCorong } from './dasbor-staf.ts';

type Saringan = Readonly<Record<string, string>>;

const alamat = (screen: string, saringan: Saringan = {}): string => {
  const query = new URLSearchParams(saringan).toString();
  return `/backend/${screen}${query && `?${query}`}`;
};

/** The list of those who have sent a form, whatever became of it. */
export const daftarTerkirim = (saringan: Saringan): string =>
  alamat('data-peserta', { tahap: 'kirim', ...saringan });
/** Those who began to apply, or sent their form the first time, on a date; or in an hour of the last `hariJalan` days. */
export const daftarMendaftar = (mendaftar: string): string =>
  alamat('data-peserta', { tahap: 'daftar', mendaftar });
export const daftarMengirim = (mengirim: string): string => daftarTerkirim({ mengirim });
export const daftarMengirimJam = (jam: number): string => daftarTerkirim({ jam: String(jam) });
/** The committee's queue, and what it has decided (N7). */
export const daftarAntrean = (saringan: Saringan): string => alamat('verifikasi-index', saringan);
export const daftarDiputus = (saringan: Saringan): string => alamat('verified-index', saringan);

/** The list in which files of a status stand. */
export const daftarBerstatus = (status: string): string =>
  Number(status) < diterima ? daftarAntrean({ status }) : daftarDiputus({ status });

const tahap: Readonly<Partial<Record<TahapCorong, string>>> = {
  daftar: alamat('data-peserta', { tahap: 'daftar' }),
  formulir: alamat('data-peserta', { tahap: 'formulir' }),
  kirim: daftarTerkirim({}),
  terverifikasi: daftarBerstatus(String(diterima)),
  hadir: alamat('data-peserta', { tahap: 'hadir' }),
  diterima: alamat('laporan-data-peserta'),
  daftar_ulang: alamat('daftar-ulang-jurusan'),
};

/** Where those who stand at a stage are listed; undefined: no list is of them alone. */
export const daftarTahap = (one: TahapCorong): string | undefined => tahap[one];

export const daftarPenolakan = alamat('penolakan');
export const daftarUjian = (tanggal: string): string => alamat('jadwal-ujian-peserta', { tanggal });
/** The sessions of a date, in whose rooms it stands who has begun and who has finished. */
export const daftarSesi = (tanggal: string): string => alamat('jadwal-ujian-absen', { tanggal });

/** Stages whose list counts exactly those who stand at it. */
export const tahapTerdaftar: readonly TahapCorong[] = tahapCorong.filter((one) => tahap[one]?.includes('?'));

/** Verdicts of an account from one date to another, as the trail has them. */
export const daftarPutusan = (akun_id: string, dari: string, sampai: string): string =>
  alamat('audit', { tindakan: 'verifikasi', akun_id, dari, sampai });
