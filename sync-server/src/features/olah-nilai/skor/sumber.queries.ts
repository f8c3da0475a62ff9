import { komponen, type Komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { and, asc, eq, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { fieldOfJson } from '../../../db/columns.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { pesertaOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { berkas, berkasTerkirim } from '../../pendaftaran/berkas.table.ts';
import { paramNilai } from '../../param-nilai/param-nilai.table.ts';
import { paramPrestasi } from '../../param-prestasi/param-prestasi.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { nilaiPeserta } from './nilai-peserta.table.ts';

/** What the scores of an applicant are made of, as it stands. */
export type Sumber = Awaited<ReturnType<typeof listSumber>>[number];

/** Which applicants are meant; undefined: all. */
export type Saringan = SQL | undefined;

/** Whoever chose one of the programmes, first or second. */
export const memilih = (...jurusan: string[]): SQL | undefined =>
  or(inArray(peserta.jurusan_id_1, jurusan), inArray(peserta.jurusan_id_2, jurusan));

/** Whoever chose the programme first. */
export const memilihPertama = (jurusanId: string): SQL => eq(peserta.jurusan_id_1, jurusanId);

/** These applicants. */
export const ofIds = (ids: readonly string[]): SQL => inArray(peserta.id, [...ids]);

/** One applicant. */
export const milik = (id: string): SQL => eq(peserta.id, id);

/** So many at once, while everybody else waits. */
const portion = 250;

/** Applicants whose file is verified, with their newest form where they have one, in the order of their names. */
export const listSumber = (read: Reader, which?: SQL) =>
  sumberOf(read, eq(peserta.status, diterima), which).orderBy(asc(peserta.nama), asc(peserta.id));

/** Their ids alone, in the same order. */
export const listIdSumber = (read: Reader, which?: SQL): Promise<{ id: string }[]> =>
  read
    .select({ id: peserta.id })
    .from(peserta)
    .where(ofSchool(peserta, eq(peserta.status, diterima), which))
    .orderBy(asc(peserta.nama), asc(peserta.id));

/** The next portion of them behind an id, in the order of ids; empty behind the last. */
export const listSumberNext = (read: Reader, after: string) =>
  // An index on the status would read all of them for each portion.
  sumberOf(read, sql`${peserta.status} + 0 = ${diterima}`, gt(peserta.id, after))
    .orderBy(asc(peserta.id))
    .limit(portion);

/** Of an applicant and his form no more than a score needs: all of a school are read. */
const dariPeserta = {
  id: peserta.id,
  nisn: peserta.nisn,
  nama: peserta.nama,
  nomor_register: peserta.nomor_register,
  jenis_kelamin: peserta.jenis_kelamin,
  tanggal_lahir: peserta.tanggal_lahir,
  nama_sekolah_asal: peserta.nama_sekolah_asal,
  jurusan_id_1: peserta.jurusan_id_1,
  jurusan_id_2: peserta.jurusan_id_2,
};

const { isi } = berkasTerkirim;
const dariFormulir = {
  ke: berkasTerkirim.ke,
  nilai_rapor: berkasTerkirim.nilai_rapor,
  jarak_kesekolah: fieldOfJson(isi, 'jarak_kesekolah'),
  afirmasi_status: fieldOfJson(isi, 'afirmasi_status'),
  prestasi_status: fieldOfJson(isi, 'prestasi_status'),
  param_prestasi_id: fieldOfJson(isi, 'param_prestasi_id'),
};

const sumberOf = (read: Reader, ...which: (SQL | undefined)[]) =>
  read
    .select({
      peserta: dariPeserta,
      berkas: { daftar_ms: berkas.daftar_ms },
      terkirim: dariFormulir,
      tertulis: nilaiPeserta,
    })
    .from(peserta)
    .leftJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, peserta.id)))
    .leftJoin(
      berkasTerkirim,
      ofSchool(berkasTerkirim, eq(berkasTerkirim.peserta_id, peserta.id), eq(berkasTerkirim.ke, berkas.ke)),
    )
    .leftJoin(nilaiPeserta, ofSchool(nilaiPeserta, eq(nilaiPeserta.peserta_id, peserta.id)))
    .where(ofSchool(peserta, ...which));

/** Weight of each component in percent; 0 where its parameter is not active. */
export async function getBobot(read: Reader): Promise<Record<Komponen, number>> {
  const rows = await read.select().from(paramNilai).where(ofSchool(paramNilai));
  const weightOf = (one: Komponen) => {
    const row = rows.find(({ id }) => id === one);
    return row?.is_active ? row.prosentase : 0;
  };
  return Object.fromEntries(komponen.map((one) => [one, weightOf(one)])) as Record<Komponen, number>;
}

/** Points of achievements, by their parameter. */
export async function findSkorPrestasi(read: Reader): Promise<Map<string, { name: string; skor: number }>> {
  const rows = await read.select().from(paramPrestasi).where(ofSchool(paramPrestasi));
  return new Map(rows.map(({ id, name, skor }) => [id, { name, skor }]));
}

/** The room of the last exam of each who chose a programme, by applicant. */
export async function findRuang(read: Reader, jurusanId: string): Promise<Map<string, string>> {
  const { ruang, tanggal, peserta_id } = jadwalUjianPeserta;
  const rows = await read
    .select({ peserta_id, ruang })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .where(ofSchool(jadwalUjianPeserta, and(isNotNull(ruang), memilih(jurusanId))))
    .orderBy(asc(tanggal));
  return new Map(rows.map((row) => [row.peserta_id, row.ruang ?? '']));
}
