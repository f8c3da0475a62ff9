import { localDate } from '../kernel/zone.ts';
import { diterima } from '../pendaftaran/peralihan.ts';
import { kosong } from '../peserta/kosong.ts';
import { menunggu } from '../verifikasi/menunggu.ts';
import type { SejauhUjian, TahapCorong } from './dasbor-staf.ts';

type Saringan = Readonly<Record<string, string>>;

/** A list that is narrowed; an empty value stands for those who have none. */
const alamat = (screen: string, saringan: Saringan): string => {
  const values = Object.entries(saringan).map(([name, value]) => [name, value || kosong]);
  const query = new URLSearchParams(values).toString();
  return `/backend/${screen}${query && `?${query}`}`;
};
const peserta = (saringan: Saringan): string => alamat('data-peserta', saringan);

/** The list of those who have sent a form, whatever became of it. */
export const daftarTerkirim = (saringan: Saringan): string => peserta({ tahap: 'kirim', ...saringan });
/** Those who began to apply, or sent their form the first time, on a date; or in an hour of the last `hariJalan` days. */
export const daftarMendaftar = (mendaftar: string): string => peserta({ tahap: 'daftar', mendaftar });
export const daftarMengirim = (mengirim: string): string => daftarTerkirim({ mengirim });
export const daftarMengirimJam = (jam: number): string => daftarTerkirim({ jam: String(jam) });
/** Those who stand at a stage. */
export const daftarTahap = (tahap: TahapCorong): string => peserta({ tahap });
/** Participants of the exams of a date who have come so far. */
export const daftarUjian = (sejauh: SejauhUjian, tanggal: string): string => peserta({ [sejauh]: tanggal });

/** The committee's queue, and what it has decided (N7). */
export const daftarAntrean = (saringan: Saringan): string => alamat('verifikasi-index', saringan);
export const daftarDiputus = (saringan: Saringan): string => alamat('verified-index', saringan);
/** Of the queue what is the committee's turn. */
export const daftarMenunggu = daftarAntrean({ status: menunggu });

/** The list in which files of a status stand. */
export const daftarBerstatus = (status: string): string =>
  Number(status) < diterima ? daftarAntrean({ status }) : daftarDiputus({ status });

/** Uploads that were refused for good on the day of an instant; refusals are counted by the date of WIB. */
export const daftarUnggahanDitolak = (dihitung_ms: number): string =>
  alamat('penolakan', { unggahan: localDate(dihitung_ms, 'WIB') });

/** Applications to positions, and the positions. */
export const daftarPermohonan = alamat('permohonan-index', {});
export const daftarFormasi = alamat('master-formasi', {});

/** Verdicts of an account from one date to another, as the trail has them. */
export const daftarPutusan = (akun_id: string, dari: string, sampai: string): string =>
  alamat('audit', { tindakan: 'verifikasi', akun_id, dari, sampai });
