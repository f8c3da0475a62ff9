import {
  hariJalan,
  tahapCorong,
  type BarisPilihan,
  type BarisVerifikasiProgram,
  type DasborAntrean,
  type DasborCorong,
  type DasborIrisan,
  type DasborPerHari,
  type DasborWaktu,
  type TahapCorong,
} from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { dayMs } from '@spmb/shared/kernel/zone.ts';
import {
  dicabut,
  diterima,
  ditolak,
  pengajuan,
  pengajuanPerbaikan,
  perbaikan,
} from '@spmb/shared/pendaftaran/peralihan.ts';
import { kataStatusBerkas } from '@spmb/shared/peserta/status-berkas.ts';
import { perkirakan, perluSehari } from '@spmb/shared/verifikasi/perkiraan.ts';
import { rekapKosong, type Rekap, type RekapProgram } from './rekap.ts';

/** A programme that an account sees, with what is counted of it. */
export interface Terlihat {
  id: string;
  nama: string;
  rekap: RekapProgram;
}

const antrean = [pengajuan, perbaikan, pengajuanPerbaikan];
const diputus = [diterima, ditolak, dicabut];
const terkirim = [...antrean, ...diputus];
/** Days of the table by programme, and of the course of days. */
const hariTabel = 7;
const tanpaProgram = 'Belum memilih';

/** Programmes that an account sees, in their order: `own` alone; null: all, and last who named none where there are any. */
export function terlihat(
  { program }: Rekap,
  names: readonly { id: string; name: string }[],
  own: string | null,
): Terlihat[] {
  const rekapOf = (id: string) => program.get(id) ?? rekapKosong();
  const seen = names.filter(({ id }) => own === null || id === own);
  const all = seen.map(({ id, name }) => ({ id, nama: name, rekap: rekapOf(id) }));
  const bare = own === null && program.get('');
  return bare ? [...all, { id: '', nama: tanpaProgram, rekap: bare }] : all;
}

const berstatus = ({ status }: RekapProgram, codes: readonly number[]): number =>
  codes.reduce((sum, code) => sum + (status[code] ?? 0), 0);
const jumlahkan = (all: readonly Terlihat[], count: (one: RekapProgram) => number): number =>
  all.reduce((sum, { rekap }) => sum + count(rekap), 0);
const pada =
  (codes: readonly number[]) =>
  (one: RekapProgram): number =>
    berstatus(one, codes);

/** Figures of the row above (1 §2). */
export const angkaIndex = (all: readonly Terlihat[]) => ({
  jmlpengajuan: jumlahkan(all, pada([pengajuan])),
  jmlditolak: jumlahkan(all, pada([ditolak])),
  jmlditerima: jumlahkan(all, pada([diterima])),
});

/** Without those who named no programme, where none of them has sent a form. */
const terdaftar = (all: readonly Terlihat[]): Terlihat[] =>
  all.filter(({ id, rekap }) => id !== '' || berstatus(rekap, terkirim) > 0);

const bernomor = <Row>(all: readonly Terlihat[], row: (one: RekapProgram) => Row) =>
  terdaftar(all).map(({ id, nama, rekap }, at) => ({ id, num: at + 1, nama, ...row(rekap) }));

export const barisVerifikasi = (all: readonly Terlihat[]): BarisVerifikasiProgram[] =>
  bernomor(all, (one) => ({
    laki_laki: one.laki_laki,
    perempuan: one.perempuan,
    belum: berstatus(one, antrean),
    sudah: berstatus(one, diputus),
  }));

export const barisPilihan = (all: readonly Terlihat[]): BarisPilihan[] =>
  bernomor(all, (one) => ({ pilihan_1: berstatus(one, terkirim), pilihan_2: one.pilihan_2 }));

type Isi = Omit<DasborIrisan, 'dihitung_ms'>;
const irisan = (slices: readonly (readonly [kunci: string, label: string, jumlah: number])[]): Isi => ({
  labels: slices.map(([, label]) => label),
  datas: slices.map(([, , jumlah]) => jumlah),
  kunci: slices.map(([kunci]) => kunci),
});

export function irisanJenisKelamin(all: readonly Terlihat[]): Isi {
  const [l, p] = [jumlahkan(all, (one) => one.laki_laki), jumlahkan(all, (one) => one.perempuan)];
  const unsaid = jumlahkan(all, pada(terkirim)) - l - p;
  return irisan([
    ['L', 'Laki-laki', l],
    ['P', 'Perempuan', p],
    ...(unsaid > 0 ? ([['', 'Belum diisi', unsaid]] as const) : []),
  ]);
}

export const irisanJurusan = (all: readonly Terlihat[]): Isi =>
  irisan(terdaftar(all).map(({ id, nama, rekap }) => [id, nama, berstatus(rekap, terkirim)]));

export const irisanStatus = (all: readonly Terlihat[]): Isi =>
  irisan(terkirim.map((code) => [String(code), kataStatusBerkas[code] ?? '', jumlahkan(all, pada([code]))]));

/** `count` dates that end with the day of the counting, oldest first. */
function tanggalTerakhir({ today }: Rekap, count: number): string[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * dayMs).toISOString().slice(0, 10),
  );
}

/** Forms sent for the first time on the last days; `jumlah` is of all days. Who was imported sent none. */
export function perHari(rekap: Rekap, all: readonly Terlihat[]): Omit<DasborPerHari, 'dihitung_ms'> {
  const dates = tanggalTerakhir(rekap, hariTabel);
  const sum = ({ kirim }: RekapProgram) => [...kirim.values()].reduce((total, one) => total + one, 0);
  return {
    headers: [
      { value: 'num', label: '#' },
      { value: 'nama', label: 'PROGRAM KEAHLIAN' },
      ...dates.map((value) => ({ value, label: `${value.slice(8)}/${value.slice(5, 7)}` })),
      { value: 'jumlah', label: 'JUMLAH' },
    ],
    records: bernomor(all, (one) => ({
      ...Object.fromEntries(dates.map((date) => [date, one.kirim.get(date) ?? 0])),
      jumlah: sum(one),
    })),
  };
}

export function corong(
  { today }: Rekap,
  all: readonly Terlihat[],
  program: string | null,
): Omit<DasborCorong, 'dihitung_ms'> {
  const sum = (count: (one: RekapProgram) => number) => jumlahkan(all, count);
  const of: Record<TahapCorong, number> = {
    daftar: sum(({ status }) => status.reduce((total, one) => total + one, 0)),
    formulir: sum(({ formulir }) => formulir),
    kirim: sum(pada(terkirim)),
    terverifikasi: sum(pada([diterima])),
    hadir: sum(({ hadir }) => hadir),
    diterima: sum((one) => one.diterima),
    daftar_ulang: sum(({ daftar_ulang }) => daftar_ulang),
  };
  return {
    tahap: tahapCorong.map((tahap) => ({ tahap, jumlah: of[tahap] })),
    program,
    ujian: {
      tanggal: today,
      terjadwal: sum(({ ujian }) => ujian.terjadwal),
      mulai: sum(({ ujian }) => ujian.mulai),
      selesai: sum(({ ujian }) => ujian.selesai),
    },
  };
}

export function waktu(rekap: Rekap, all: readonly Terlihat[]): Omit<DasborWaktu, 'dihitung_ms'> {
  const dates = tanggalTerakhir(rekap, hariJalan);
  const on = (which: 'daftar' | 'kirim' | 'jam', key: string) =>
    jumlahkan(all, (one) => one[which].get(key) ?? 0);
  const jam = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  return {
    hari: dates.map((tanggal) => ({
      tanggal,
      daftar: on('daftar', tanggal),
      kirim: on('kirim', tanggal),
    })),
    jam: jam.map((hour) => dates.reduce((sum, date) => sum + on('jam', `${date} ${hour}`), 0)),
  };
}

/** The queue of everybody's files. */
export function keadaanAntrean(rekap: Rekap, all: readonly Terlihat[]): Omit<DasborAntrean, 'dihitung_ms'> {
  const { today, tutup, pemeriksa, unggahan_gagal } = rekap;
  const menunggu = jumlahkan(all, pada([pengajuan, pengajuanPerbaikan]));
  const oldest = Math.min(...all.map((one) => one.rekap.tertua_ms));
  const decided = pemeriksa.reduce((sum, { hari_ini }) => sum + hari_ini, 0);
  const { tanggal, cukup } = perkirakan(menunggu, decided, today, tutup);
  return {
    menunggu,
    dikembalikan: jumlahkan(all, pada([perbaikan])),
    tertua_ms: Number.isFinite(oldest) ? oldest : null,
    pemeriksa,
    perkiraan: tanggal,
    tutup,
    cukup,
    perlu_sehari: perluSehari(menunggu, today, tutup),
    unggahan_gagal,
  };
}
