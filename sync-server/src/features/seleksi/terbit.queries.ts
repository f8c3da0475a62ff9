import { dicabut, ditolak } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { HasilCalon } from '@spmb/shared/seleksi/hasil.ts';
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  min,
  or,
  sql,
  type Column,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { hasilSeleksi } from './seleksi.table.ts';

export type HasilTerbit = typeof hasilSeleksi.$inferSelect;

/** What everybody may know at an instant: what is not published yet (null) is at no instant. */
export const isTerbit = (nowMs: number | Placeholder, which?: SQL) => {
  const { terbit_ms, sampai_ms } = hasilSeleksi;
  return ofSchool(
    hasilSeleksi,
    and(lte(terbit_ms, nowMs), or(isNull(sampai_ms), gt(sampai_ms, nowMs)), which),
  );
};
/** Accepted, and the seat is still his. */
const isDiterima = and(eq(hasilSeleksi.status, 'L'), isNull(hasilSeleksi.lepas_ms));

/**
 * A published seat, where rows are those of one applicant after the other. As a value and not as conditions: of those either engine
 * may take the index of all seats instead of his own rows, and read it for each of them.
 */
export const isKursi = (nowMs: number | Placeholder, which?: SQL): SQL =>
  sql`case when ${isTerbit(nowMs, and(isDiterima, which))} then 1 else 0 end = 1`;

/** Whether the participant of an id has a seat by what is published at an instant. */
export const hasKursi = (read: Reader, id: Column, nowMs: number): SQL =>
  exists(
    read
      .select({ one: sql`1` })
      .from(hasilSeleksi)
      .where(ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, id), isKursi(nowMs))),
  );

/** Everybody who has a seat by what is published at an instant, by programme and name. */
export const listDiterima = (read: Reader, nowMs: number) =>
  read
    .select({
      id: peserta.id,
      nisn: peserta.nisn,
      nama: peserta.nama,
      sekolah: peserta.nama_sekolah_asal,
      jurusan: programKeahlian.name,
    })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id))
    .innerJoin(programKeahlian, byId(programKeahlian, hasilSeleksi.program_keahlian_id))
    .where(isTerbit(nowMs, isDiterima))
    .orderBy(asc(programKeahlian.name), asc(peserta.nama), asc(peserta.id));

/** The programme in which a participant has a seat by what is published at an instant; undefined: none, or nobody may know yet. */
export async function findDiterima(read: Reader, nowMs: number, pesertaId: string) {
  const hasil = await findHasilTerbit(read, nowMs, pesertaId);
  return hasil?.status === 'L' && hasil.lepas_ms === null ? hasil.jurusan : undefined;
}

/** Seats that are told as those of files which were rejected or withdrawn. */
export const listKursiGugur = (read: Reader): Promise<{ nama: string; status: number | null }[]> =>
  read
    .select({ nama: peserta.nama, status: peserta.status })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id, inArray(peserta.status, [ditolak, dicabut])))
    .where(ofSchool(hasilSeleksi, isDiterima))
    .orderBy(asc(peserta.nama), asc(peserta.id))
    .limit(1);

/** A participant's result by what is published at an instant, with the programme's name; undefined: none, or nobody may know yet. */
export async function findHasilTerbit(
  read: Reader,
  nowMs: number,
  pesertaId: string,
): Promise<(HasilTerbit & { jurusan: string | undefined }) | undefined> {
  const rows = await read
    .select({ ...getTableColumns(hasilSeleksi), jurusan: programKeahlian.name })
    .from(hasilSeleksi)
    .leftJoin(programKeahlian, byId(programKeahlian, hasilSeleksi.program_keahlian_id))
    .where(isTerbit(nowMs, eq(hasilSeleksi.peserta_id, pesertaId)));
  const [row] = rows;
  return row && { ...row, jurusan: row.jurusan ?? undefined };
}

/** Whoever has a seat in a programme, or a place on its reserve list, by what is published at an instant. */
export const listHasilTerbit = (read: Reader, nowMs: number, programId: string): Promise<HasilTerbit[]> =>
  read
    .select()
    .from(hasilSeleksi)
    .where(isTerbit(nowMs, eq(hasilSeleksi.program_keahlian_id, programId)))
    .orderBy(asc(hasilSeleksi.status), asc(hasilSeleksi.urutan), asc(hasilSeleksi.peserta_id));

/** Results of whoever chose a programme first, or of one applicant, as they are told to them. */
export function listHasilPemilih(
  read: Reader,
  nowMs: number,
  of: { jurusanId: string } | { pesertaId: string },
) {
  const { status, urutan, lepas_ms } = hasilSeleksi;
  const which = 'jurusanId' in of ? eq(peserta.jurusan_id_1, of.jurusanId) : eq(peserta.id, of.pesertaId);
  return read
    .select({ id: peserta.id, nama: peserta.nama, status, urutan, lepas_ms, jurusan: programKeahlian.name })
    .from(hasilSeleksi)
    .innerJoin(peserta, byId(peserta, hasilSeleksi.peserta_id))
    .leftJoin(programKeahlian, byId(programKeahlian, hasilSeleksi.program_keahlian_id))
    .where(isTerbit(nowMs, which))
    .orderBy(asc(peserta.nama), asc(peserta.id));
}

/** Final scores by applicant as they are published; of who has one. */
export async function findNilaiTerbit(
  read: Reader,
  nowMs: number,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { peserta_id, keterangan } = hasilSeleksi;
  const rows = await read
    .select({ peserta_id, keterangan })
    .from(hasilSeleksi)
    .where(isTerbit(nowMs, inArray(peserta_id, [...ids])));
  return new Map(rows.flatMap((row) => (row.keterangan ? [[row.peserta_id, row.keterangan.akhir]] : [])));
}

/** What is published of somebody, or planned, without what explains it. */
export interface RingkasHasil extends Pick<
  HasilTerbit,
  'peserta_id' | 'status' | 'jalan' | 'urutan' | 'lepas_ms' | 'program_keahlian_id'
> {
  nama: string;
  nomor_register: string | null;
  jurusan: string | null;
  /** N.A. in hundredths; null: published before there were scores. */
  akhir: number | null;
}

/** Rows of one turn. */
const portion = 500;

/** Everything that is published or planned, the planned row where somebody has two, in portions: for who publishes alone. */
export async function* eachRingkas(read: Reader): AsyncGenerator<RingkasHasil[]> {
  const { peserta_id, status, jalan, urutan, lepas_ms, program_keahlian_id, keterangan } = hasilSeleksi;
  const { nama, nomor_register } = peserta;
  let after = '';
  for (;;) {
    const rows = await read
      .select({
        peserta_id,
        status,
        jalan,
        urutan,
        lepas_ms,
        program_keahlian_id,
        nama,
        nomor_register,
        keterangan,
        jurusan: programKeahlian.name,
      })
      .from(hasilSeleksi)
      .innerJoin(peserta, byId(peserta, peserta_id))
      .leftJoin(programKeahlian, byId(programKeahlian, hasilSeleksi.program_keahlian_id))
      .where(ofSchool(hasilSeleksi, and(isNull(hasilSeleksi.sampai_ms), gt(peserta_id, after))))
      .orderBy(asc(peserta_id))
      .limit(portion);
    const last = rows.at(-1);
    if (!last) return;
    after = last.peserta_id;
    yield rows.map(({ keterangan: why, ...row }) => ({ ...row, akhir: why?.akhir ?? null }));
  }
}

const has = async (read: Reader, nowMs: number, which: SQL | undefined): Promise<boolean> => {
  const { peserta_id } = hasilSeleksi;
  const rows = await read.select({ peserta_id }).from(hasilSeleksi).where(isTerbit(nowMs, which)).limit(1);
  return rows.length > 0;
};

const semuaStatus = Object.keys({ L: 1, CADANGAN: 1, TL: 1 } satisfies Record<HasilCalon['status'], 1>);
/** Names what an index begins with: without it each row is read until one is found, and there may be thousands of none. */
const hasStatus = inArray(hasilSeleksi.status, semuaStatus as HasilCalon['status'][]);

/**
 * Whether anything is published at an instant. Seats first: rows that a later wave has replaced are of those without one, and there
 * may be thousands.
 */
export const isAdaTerbit = async (read: Reader, nowMs: number): Promise<boolean> =>
  (await has(read, nowMs, eq(hasilSeleksi.status, 'L'))) || has(read, nowMs, hasStatus);

/** When what waits for its time is public; undefined: nothing waits. */
export async function findRencanaMs(read: Reader, nowMs: number): Promise<number | undefined> {
  const { terbit_ms } = hasilSeleksi;
  const [row] = await read
    .select({ ms: min(terbit_ms) })
    .from(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, and(hasStatus, gt(terbit_ms, nowMs))));
  return row?.ms ?? undefined;
}

/** Whether anything is published at an instant, and whether its run counted both choices alike. */
export async function findTerbit(read: Reader, nowMs: number): Promise<{ ada: boolean; stabil: boolean }> {
  const ada = await isAdaTerbit(read, nowMs);
  return { ada, stabil: ada && (await has(read, nowMs, eq(hasilSeleksi.jalan, 'stabil'))) };
}
