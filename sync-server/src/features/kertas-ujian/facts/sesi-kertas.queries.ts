import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { asc, eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { jadwalOfBaris, pesertaOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import { geserOfBaris, geserSesi, shiftSesi } from '../../jadwal-ujian/jadwal/geser-sesi.table.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { kartuRuang, sesiKartu } from '../../jadwal-ujian/ruang/kartu-ruang.table.ts';
import { pengawasRuang, watchedRows } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { programOfPeserta } from '../../peserta/rows/joins.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';

/** A session of a date with its hours as planned and as shifted as a whole; undefined: there is none. */
export async function findSesi(read: Reader, { tanggal, jadwal_ujian_sesi_id }: TanggalSesi) {
  const { name, jam_mulai, jam_selesai } = jadwalUjianSesi;
  const [planned] = await read
    .select({ name, jam_mulai, jam_selesai })
    .from(jadwalUjianSesi)
    .where(byId(jadwalUjianSesi, jadwal_ujian_sesi_id));
  if (!planned) return undefined;
  const shifts = await read
    .select({ menit: geserSesi.menit })
    .from(geserSesi)
    .where(
      ofSchool(
        geserSesi,
        eq(geserSesi.tanggal, tanggal),
        eq(geserSesi.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
        eq(geserSesi.ruang, ''),
      ),
    );
  const geser_menit = shifts.reduce((sum, { menit }) => sum + menit, 0);
  return { planned, shifted: shiftSesi({ ...planned, geser_menit }) };
}

/** A participant at his seat in a room of a session, with the exams that he sits there. */
export interface PesertaRuang {
  id: string;
  nomor_peserta: string;
  nama: string;
  kelas: string;
  kursi: string;
  jadwal: string[];
}

/** A room of a session; its name is '' for those who have none. */
export interface RuangKertas {
  ruang: string;
  /** By seat, then number. */
  peserta: PesertaRuang[];
  /** Names of the exams that are sat in it. */
  jadwal: string[];
  /** Names of its supervisors: those who opened it with its card come first, since they were there. */
  pengawas: string[];
  /** Minutes by which its hours are shifted. */
  geser_menit: number;
}

const { compare } = new Intl.Collator('id', { numeric: true });

/** The rooms of a date and session in the order of their names, with those participants whom the account watches. */
export async function listRuangKertas(
  read: Reader,
  { tanggal, jadwal_ujian_sesi_id }: TanggalSesi,
  watcher: Watcher,
): Promise<RuangKertas[]> {
  const { id, nomor_peserta, nama, kelas } = peserta;
  const { ruang, kursi } = jadwalUjianPeserta;
  const rows = await read
    .select({
      id,
      nomor_peserta,
      nama,
      kelas,
      ruang,
      kursi,
      program: programKeahlian.singkat,
      jadwal: jadwalUjian.name,
      geser_menit: geserOfBaris(),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .leftJoin(programKeahlian, programOfPeserta)
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.tanggal, tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
        watchedRows(watcher),
      ),
    )
    .orderBy(asc(jadwalUjian.name));
  const assigned = await read
    .select({ ruang: pengawasRuang.ruang, nama: akun.username })
    .from(pengawasRuang)
    .innerJoin(akun, byId(akun, pengawasRuang.user_id))
    .where(
      ofSchool(
        pengawasRuang,
        eq(pengawasRuang.tanggal, tanggal),
        eq(pengawasRuang.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
      ),
    )
    .orderBy(asc(akun.username));
  const came = await listPembukaRuang(read, { tanggal, jadwal_ujian_sesi_id });
  return [...Map.groupBy(rows, (row) => row.ruang ?? '')]
    .map(([name, here]) => ({
      ruang: name,
      peserta: [...Map.groupBy(here, (row) => row.id).values()].map(seatOf).sort(bySeat),
      jadwal: [...new Set(here.map(({ jadwal }) => jadwal))],
      pengawas: namesOf([...came, ...assigned].filter((one) => one.ruang === name).map((one) => one.nama)),
      geser_menit: here[0]?.geser_menit ?? 0,
    }))
    .sort((a, b) => Number(a.ruang === '') - Number(b.ruang === '') || compare(a.ruang, b.ruang));
}

/** Who opened rooms of a session with their cards, with what they typed, in their order. */
export const listPembukaRuang = (read: Reader, { tanggal, jadwal_ujian_sesi_id }: TanggalSesi) =>
  read
    .select({
      ruang: kartuRuang.ruang,
      nama: sesiKartu.nama,
      nip: sesiKartu.nip,
      sejak_ms: sesiKartu.dibuat_ms,
    })
    .from(sesiKartu)
    .innerJoin(kartuRuang, byId(kartuRuang, sesiKartu.kartu_ruang_id))
    .where(
      ofSchool(
        sesiKartu,
        eq(kartuRuang.tanggal, tanggal),
        eq(kartuRuang.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
      ),
    )
    .orderBy(asc(sesiKartu.dibuat_ms), asc(sesiKartu.id));

/** Each name once, however it is capitalized. */
const namesOf = (names: readonly string[]): string[] =>
  names.filter((name, i) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === i);

type Row = Omit<PesertaRuang, 'kelas' | 'kursi' | 'jadwal'> & {
  kelas: string | null;
  kursi: string | null;
  program: string | null;
  jadwal: string;
};

function seatOf(rows: readonly Row[]): PesertaRuang {
  const [{ id, nomor_peserta, nama, kelas, kursi, program }] = rows as readonly [Row, ...Row[]];
  const jadwal = rows.map((row) => row.jadwal);
  return { id, nomor_peserta, nama, kelas: kelas ?? program ?? '', kursi: kursi ?? '', jadwal };
}

const bySeat = (a: PesertaRuang, b: PesertaRuang) =>
  compare(a.kursi, b.kursi) || compare(a.nomor_peserta, b.nomor_peserta);
