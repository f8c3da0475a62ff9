import { sejauhUjian, type SejauhUjian, type TahapCorong } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import { kosong } from '@spmb/shared/peserta/kosong.ts';
import type { Peserta } from '@spmb/shared/peserta/peserta.schema.ts';
import { diterima, draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import type { ListQuery } from '../../../crud/list/list-query.ts';
import { readPortions } from '../../../crud/list/read-portions.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { ahead } from '../../ahead.ts';
import { lacking, type Hal } from './belum.queries.ts';
import { isMemilih } from './memilih.queries.ts';
import { listProgram } from './peserta.queries.ts';
import { pesertaHolds } from './peserta-holds.queries.ts';
import { peserta } from './peserta.table.ts';

/** Rows that are read between two turns of the event loop. */
const rowsPerTurn = 400;

const columns = {
  id: peserta.id,
  nomor_peserta: peserta.nomor_peserta,
  nomor_register: peserta.nomor_register,
  nisn: peserta.nisn,
  nama: peserta.nama,
  jenis_kelamin: peserta.jenis_kelamin,
  tempat_lahir: peserta.tempat_lahir,
  tanggal_lahir: peserta.tanggal_lahir,
  agama: peserta.agama,
  kelas: peserta.kelas,
  nama_sekolah_asal: peserta.nama_sekolah_asal,
  jurusan_id_1: peserta.jurusan_id_1,
  jurusan_id_2: peserta.jurusan_id_2,
  nomor_hp: peserta.nomor_hp,
  ruang: peserta.ruang,
  kursi: peserta.kursi,
  sesi: peserta.sesi,
  status: peserta.status,
  akun_id: peserta.akun_id,
  foto: peserta.foto,
};
type Row = Omit<Peserta, 'pil1' | 'pil2'>;
const unsortable = new Set(['id', 'akun_id', 'foto', 'jurusan_id_1', 'jurusan_id_2']);

const sudahDikirim = gt(peserta.status, draf);
const berkasDiterima = eq(peserta.status, diterima);
/** Who stands at a stage as the start page counts it: seats by what is published at an instant, for everybody alike. */
const isPadaTahap: Readonly<Record<TahapCorong, (read: Reader, nowMs: number) => SQL | undefined>> = {
  daftar: () => isNotNull(peserta.status),
  formulir: (read) => or(sudahDikirim, and(isNotNull(peserta.status), ahead.isMengisi(read, peserta.id))),
  kirim: () => sudahDikirim,
  terverifikasi: () => berkasDiterima,
  hadir: (read) => and(berkasDiterima, ahead.isHadir(read, peserta.id)),
  diterima: (read, nowMs) => and(berkasDiterima, ahead.hasKursi(read, peserta.id, nowMs)),
  daftar_ulang: (read, nowMs) => and(berkasDiterima, ahead.isDaftarUlang(read, peserta.id, nowMs)),
};

/** From an instant on, and before another. */
export type Masa = readonly [dariMs: number, sampaiMs: number];

/**
 * Values that a field must have; a field that is missing is not looked at, `status` null means exams only. Choices and gender may be
 * `kosong`; `terjadwal`, `mulai` and `selesai` are dates of exams.
 */
export interface PesertaFilter extends Partial<Record<SejauhUjian, string>> {
  kelas?: string;
  ruang?: string;
  jurusan_id_1?: string;
  jurusan_id_2?: string;
  jenis_kelamin?: 'L' | 'P' | typeof kosong;
  /** How far he has come who applies, at an instant. */
  tahap?: { tahap: TahapCorong; nowMs: number };
  status?: number | null;
  /** When he began to apply. */
  mendaftar?: Masa;
  /**
   * When he sent his form the first time, all of it; {}: whenever. `jam`: the hour of the day, of a clock that is `geserMs` ahead of
   * UTC.
   */
  mengirim?: { masa?: Masa; jam?: { jam: number; geserMs: number } }[];
  /** Only those who lack it. */
  belum?: Hal;
}

/** All participants by number, or the page asked for. */
export async function listPeserta(
  read: Reader,
  filter: PesertaFilter,
  query: ListQuery,
): Promise<Peserta[] | Page<Peserta>> {
  const complete = await namingProgram(read);
  const where = await whereOf(read, filter, query.words);
  if (query.page === undefined) return (await readAll(read, where)).map(complete);
  const rows = await read
    .select(columns)
    .from(peserta)
    .where(where)
    .orderBy(...sorted(query.sort))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  const [counted] = await read.select({ total: count() }).from(peserta).where(where);
  return { rows: rows.map(complete), total: counted?.total ?? 0, page: query.page, size: query.size };
}

/** All participants that a list query finds, in its order, in portions. Gives way to others between them. */
export async function* readPeserta(
  read: Reader,
  filter: PesertaFilter,
  { words, sort }: Pick<ListQuery, 'words' | 'sort'>,
): AsyncGenerator<Peserta[]> {
  const complete = await namingProgram(read);
  const ids = await read
    .select({ id: peserta.id })
    .from(peserta)
    .where(await whereOf(read, filter, words))
    .orderBy(...sorted(sort));
  const portions = readPortions(
    ids.map(({ id }) => id),
    (part) =>
      read
        .select(columns)
        .from(peserta)
        .where(ofSchool(peserta, inArray(peserta.id, part))),
  );
  for await (const rows of portions) yield rows.map(complete);
}

/** One participant as the list shows him. */
export async function findPeserta(read: Reader, id: string): Promise<Peserta | undefined> {
  const complete = await namingProgram(read);
  const rows = await read.select(columns).from(peserta).where(byId(peserta, id));
  return rows.map(complete)[0];
}

/** Puts the names of both choices beside their ids. */
async function namingProgram(read: Reader): Promise<(row: Row) => Peserta> {
  const nameOf = new Map((await listProgram(read)).map(({ id, name }) => [id, name]));
  return (row) => ({
    ...row,
    pil1: nameOf.get(row.jurusan_id_1 ?? '') ?? null,
    pil2: nameOf.get(row.jurusan_id_2 ?? '') ?? null,
  });
}

async function readAll(read: Reader, where: SQL | undefined): Promise<Row[]> {
  const all: Row[] = [];
  for (let last = ''; ;) {
    const rows = await read
      .select(columns)
      .from(peserta)
      .where(and(where, gt(peserta.nomor_peserta, last)))
      .orderBy(asc(peserta.nomor_peserta))
      .limit(rowsPerTurn);
    all.push(...rows);
    if (rows.length < rowsPerTurn) return all;
    last = rows.at(-1)?.nomor_peserta ?? last;
    await setImmediate();
  }
}

async function whereOf(
  read: Reader,
  filter: PesertaFilter,
  words: readonly string[],
): Promise<SQL | undefined> {
  const lacks = filter.belum && (await lacking(read, filter.belum));
  return ofSchool(
    peserta,
    ...filtered(read, filter),
    lacks,
    pesertaHolds(words, [peserta.kelas, peserta.ruang]),
  );
}

const within = (column: Column, [dariMs, sampaiMs]: Masa) => and(gte(column, dariMs), lt(column, sampaiMs));

function filtered(read: Reader, filter: PesertaFilter): (SQL | undefined)[] {
  const { kelas, ruang, jurusan_id_1, jurusan_id_2, jenis_kelamin, tahap, status } = filter;
  const sampai = (sejauh: SejauhUjian, tanggal = filter[sejauh]) =>
    tanggal === undefined ? undefined : ahead.isUjianPada(read, peserta.id, sejauh, tanggal);
  return [
    filter.mendaftar && within(peserta.dibuat_ms, filter.mendaftar),
    ...(filter.mengirim ?? []).map((saat) => ahead.isMengirim(read, peserta.id, saat)),
    ...sejauhUjian.map((one) => sampai(one)),
    tahap && isPadaTahap[tahap.tahap](read, tahap.nowMs),
    jenis_kelamin && eq(peserta.jenis_kelamin, jenis_kelamin === kosong ? '' : jenis_kelamin),
    jurusan_id_2 === undefined ? undefined : isMemilih(peserta.jurusan_id_2, jurusan_id_2),
    kelas === undefined ? undefined : eq(peserta.kelas, kelas),
    ruang === undefined ? undefined : eq(peserta.ruang, ruang),
    jurusan_id_1 === undefined ? undefined : isMemilih(peserta.jurusan_id_1, jurusan_id_1),
    status === undefined ? undefined : status === null ? isNull(peserta.status) : eq(peserta.status, status),
  ];
}

/** Rows without a value come last, or first in descending order, whatever the engine prefers. */
function sorted(
  { field, descending }: ListQuery['sort'] = { field: 'nomor_peserta', descending: false },
): SQL[] {
  const column = Object.entries(columns).find(([name]) => name === field && !unsortable.has(name))?.[1];
  if (!column)
    throw new Refusal('Daftar ini tidak dapat diurutkan menurut kolom itu. Pilih kolom lain.', 400);
  const direction = descending ? desc : asc;
  const key = field === 'status' ? column : sql`lower(${column})`;
  return [direction(sql`${column} is null`), direction(key), asc(peserta.id)];
}
