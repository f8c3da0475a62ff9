import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import { localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import { diterima, pengajuanPerbaikan, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { BarisVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import type { Saringan } from '@spmb/shared/verifikasi/saringan.schema.ts';
import { asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '../../../crud/list/list-query.ts';
import { readPortions } from '../../../crud/list/read-portions.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { berkas } from '../../pendaftaran/berkas.table.ts';
import { programOfPeserta } from '../../peserta/rows/joins.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { findGanda } from './ganda.queries.ts';
import { pemeriksaDari, usulanDari } from '../pemeriksaan/pemegang.ts';
import { findTanpaPerubahan } from '../pemeriksaan/pemeriksaan.queries.ts';
import { pemeriksaan } from '../pemeriksaan/pemeriksaan.table.ts';
import { isBelumDiperbaiki, saring, type Permintaan } from './saringan.queries.ts';

const columnsOf = (nowMs: number) => ({
  id: peserta.id,
  nomor_register: peserta.nomor_register,
  nisn: peserta.nisn,
  nama: peserta.nama,
  jenis_kelamin: peserta.jenis_kelamin,
  sekolah: peserta.nama_sekolah_asal,
  pil1: programKeahlian.name,
  status: peserta.status,
  nomor_hp: peserta.nomor_hp,
  ke: berkas.ke,
  daftar_ms: berkas.daftar_ms,
  dikirim_ms: berkas.dikirim_ms,
  akun_id: pemeriksaan.akun_id,
  pemegang: pemeriksaan.nama,
  sampai_ms: pemeriksaan.sampai_ms,
  usulan: pemeriksaan.usulan,
  usulan_ke: pemeriksaan.usulan_ke,
  diputus_ms: pemeriksaan.diputus_ms,
  belum_diperbaiki: sql<unknown>`${isBelumDiperbaiki(nowMs)}`,
});
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const rowsOf = (read: Reader, nowMs: number) =>
  read
    .select(columnsOf(nowMs))
    .from(peserta)
    .leftJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, peserta.id)))
    .leftJoin(pemeriksaan, ofSchool(pemeriksaan, eq(pemeriksaan.peserta_id, peserta.id)))
    .leftJoin(programKeahlian, programOfPeserta);

/** Files of one of the two lists: all of them, or the page asked for. */
export async function listBerkas(
  read: Reader,
  zona: Zone,
  asked: Permintaan,
  saringan: Saringan,
  query: ListQuery,
): Promise<BarisVerifikasi[] | Page<BarisVerifikasi>> {
  const { nowMs } = asked;
  const where = await saring(read, asked, saringan);
  const found = read
    .select({ id: peserta.id })
    .from(peserta)
    .leftJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, peserta.id)))
    .leftJoin(pemeriksaan, ofSchool(pemeriksaan, eq(pemeriksaan.peserta_id, peserta.id)))
    .leftJoin(programKeahlian, programOfPeserta)
    .where(where)
    .orderBy(...sorted(query.sort, asked.statuses.includes(diterima)), asc(peserta.id));
  const { page, size } = query;
  const ids = await (page === undefined ? found : found.limit(size).offset((page - 1) * size));
  const lines: BarisVerifikasi[] = [];
  const portions = readPortions(
    ids.map(({ id }) => id),
    (part) => rowsOf(read, nowMs).where(ofSchool(peserta, inArray(peserta.id, part))),
  );
  for await (const rows of portions) {
    const shared = await findGanda(read, rows);
    const corrected = rows.filter(({ status }) => status === pengajuanPerbaikan).map(({ id }) => id);
    const same = await findTanpaPerubahan(read, corrected);
    const marksOf = (id: string) => ({ ganda: shared.has(id), tanpa_perubahan: same.has(id) });
    lines.push(...rows.map((row) => ({ ...baris(row, asked, zona), ...marksOf(row.id) })));
  }
  if (page === undefined) return lines;
  const [counted] = await read
    .select({ total: count() })
    .from(peserta)
    .leftJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, peserta.id)))
    .leftJoin(pemeriksaan, ofSchool(pemeriksaan, eq(pemeriksaan.peserta_id, peserta.id)))
    .where(where);
  return { rows: lines, total: counted?.total ?? 0, page, size };
}

function baris(
  row: Row,
  { nowMs, akunId, pemeriksaan_kedua }: Permintaan,
  zona: Zone,
): Omit<BarisVerifikasi, 'ganda' | 'tanpa_perubahan'> {
  const { dikirim_ms, daftar_ms, akun_id, sampai_ms } = row;
  const ke = row.ke ?? 0;
  const belum_diperbaiki = row.status === perbaikan && Boolean(row.belum_diperbaiki);
  return {
    id: row.id,
    nomor_register: row.nomor_register ?? '',
    tanggal_register: daftar_ms === null ? '' : localDate(daftar_ms, zona),
    nisn: row.nisn ?? '',
    nama: row.nama,
    jenis_kelamin: row.jenis_kelamin,
    sekolah: row.sekolah ?? '',
    pil1: row.pil1 ?? '',
    status: row.status ?? 0,
    ke,
    dikirim_ms,
    umur_jam: dikirim_ms === null ? null : Math.floor((nowMs - dikirim_ms) / 3_600_000),
    diputus_ms: row.diputus_ms,
    belum_diperbaiki,
    nomor_hp: belum_diperbaiki ? (row.nomor_hp ?? '') : '',
    pemeriksa: pemeriksaDari({ akun_id, nama: row.pemegang ?? '', sampai_ms: sampai_ms ?? 0 }, akunId, nowMs),
    usulan: pemeriksaan_kedua
      ? usulanDari({ usulan: row.usulan, usulan_ke: row.usulan_ke ?? 0 }, ke, akunId)
      : null,
  };
}

/** Who waits longest for the committee comes first; of what was decided the last. Rows without a value come last. */
function sorted(sort: ListQuery['sort'], isDecided: boolean): SQL[] {
  const usual = isDecided
    ? { field: 'diputus_ms', descending: true }
    : { field: 'dikirim_ms', descending: false };
  const { field, descending } = sort ?? usual;
  const text = {
    nomor_register: peserta.nomor_register,
    nisn: peserta.nisn,
    nama: peserta.nama,
    jenis_kelamin: peserta.jenis_kelamin,
    sekolah: peserta.nama_sekolah_asal,
    pil1: programKeahlian.name,
  };
  const number = {
    status: peserta.status,
    ke: berkas.ke,
    tanggal_register: berkas.daftar_ms,
    dikirim_ms: berkas.dikirim_ms,
    diputus_ms: pemeriksaan.diputus_ms,
  };
  const direction = descending ? desc : asc;
  const column = Object.entries({ ...text, ...number }).find(([name]) => name === field)?.[1];
  if (!column)
    throw new Refusal('Daftar ini tidak dapat diurutkan menurut kolom itu. Pilih kolom lain.', 400);
  const key = field in text ? sql`lower(${column})` : sql`${column}`;
  const isTheirs = sql`case when ${peserta.status} = ${perbaikan} then 1 else 0 end`;
  return [...(sort || isDecided ? [] : [isTheirs]), asc(sql`${column} is null`), direction(key)];
}
