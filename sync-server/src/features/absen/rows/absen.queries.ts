import { heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import type { AbsenRow, PesanLayar, PesanSaatUjian } from '@spmb/shared/absen/absen-row.schema.ts';
import {
  lateArrival,
  lateMinutes,
  shownGap,
  noLeaves,
  shownLeaves,
  shownScore,
  shownStops,
} from '@spmb/shared/absen/shown-values.ts';
import { statusHadirOf } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { localTime, type Zone } from '@spmb/shared/kernel/zone.ts';
import { asc, count, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalOfBaris, pesertaOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { countTindakan } from './tindakan-sesi.queries.ts';
import { watchedRows } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { listTertutup } from './sesi-ruang.queries.ts';
import { programOfPeserta } from '../../peserta/rows/joins.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { mapNewestLayar, mapPesanPanitia } from './pesan-layar.queries.ts';
import { attemptOfOperation } from '../../ujian/attempt/joins.queries.ts';
import { shownKabar } from '../../ujian/device/kabar-perangkat.mutations.ts';
import { kabarPerangkat } from '../../ujian/device/kabar-perangkat.table.ts';
import { paket } from '../../ujian/paket/paket.table.ts';
import { aliran, operasi, ujian } from '../../ujian/attempt/ujian.table.ts';

const select = (read: Reader) =>
  read
    .select({
      baris: jadwalUjianPeserta,
      peserta,
      jadwal: jadwalUjian,
      jurusan: programKeahlian.singkat,
      attempt: ujian,
      stream: aliran,
      kabar: kabarPerangkat,
    })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .leftJoin(programKeahlian, programOfPeserta)
    .leftJoin(
      ujian,
      ofSchool(ujian, eq(ujian.jadwal_ujian_peserta_id, jadwalUjianPeserta.id), isNull(ujian.diarsipkan_ms)),
    )
    .leftJoin(aliran, byId(aliran, ujian.aliran))
    .leftJoin(
      kabarPerangkat,
      ofSchool(kabarPerangkat, eq(kabarPerangkat.peserta_id, jadwalUjianPeserta.peserta_id)),
    );

/** Rows of a date and session; `rows` narrows them to those that somebody watches. */
export const listAbsen = (read: Reader, tanggal: string, sesiId: string, rows: SQL | undefined) =>
  select(read)
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.tanggal, tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, sesiId),
        rows,
      ),
    )
    .orderBy(asc(jadwalUjianPeserta.ruang), asc(jadwalUjianPeserta.kursi), asc(peserta.nama));

/** Narrows rows to a room; '': to those without one. */
export const ofRuang = (ruang: string): SQL =>
  ruang === '' ? isNull(jadwalUjianPeserta.ruang) : eq(jadwalUjianPeserta.ruang, ruang);

/** Rows by id, of those that the account watches; others look as if they did not exist. */
export const listAbsenByIds = (read: Reader, ids: string[], akun: Watcher) =>
  select(read).where(ofSchool(jadwalUjianPeserta, inArray(jadwalUjianPeserta.id, ids), watchedRows(akun)));

export type AbsenSource = Awaited<ReturnType<typeof listAbsen>>[number];

/** What is counted beside the rows of a date and session. */
export interface RowCounts {
  /** Operations that wait for staff, by attempt. */
  held: ReadonlyMap<string, number>;
  /** Recorded violations, by row. */
  pelanggaran: ReadonlyMap<string, number>;
  /** Rows whose exam was reset. */
  direset: ReadonlySet<string>;
  /** The newest message to the screen, by row. */
  pesan: ReadonlyMap<string, PesanLayar>;
  /** The newest message to the committee that waits for an answer, by row. */
  pesanPanitia: ReadonlyMap<string, PesanSaatUjian>;
  /** When the sheet offered now was built, by schedule. */
  paket: ReadonlyMap<string, number>;
  /** Rooms that are closed; '': rows without one. */
  tertutup: ReadonlySet<string>;
}

/** Counts for the rows of a date and session. */
export const countBesides = async (read: Reader, tanggal: string, sesiId: string): Promise<RowCounts> => ({
  held: await countHeld(read, tanggal, sesiId),
  pelanggaran: await countTindakan(read, tanggal, sesiId, 'pelanggaran'),
  // An archived attempt of a wrong account tells of no presence.
  direset: new Set((await countTindakan(read, tanggal, sesiId, 'reset_ujian')).keys()),
  pesan: await mapNewestLayar(read, tanggal, sesiId),
  pesanPanitia: await mapPesanPanitia(read, tanggal, sesiId),
  paket: await mapPaketTimes(read, tanggal, sesiId),
  tertutup: new Set(
    (await listTertutup(read, { tanggal, jadwal_ujian_sesi_id: sesiId })).map(({ ruang }) => ruang),
  ),
});

/** When the newest paket of each schedule of a date and session was built. */
async function mapPaketTimes(read: Reader, tanggal: string, sesiId: string): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: paket.jadwal_ujian_id, dibuat_ms: max(paket.dibuat_ms) })
    .from(paket)
    .where(ofSchool(paket, eq(paket.tanggal, tanggal), eq(paket.jadwal_ujian_sesi_id, sesiId)))
    .groupBy(paket.jadwal_ujian_id);
  return new Map(rows.map(({ id, dibuat_ms }) => [id, dibuat_ms ?? 0]));
}

/** How many operations wait for staff, by attempt. */
async function countHeld(read: Reader, tanggal: string, sesiId: string): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: operasi.ujian_id, jumlah: count() })
    .from(operasi)
    .innerJoin(ujian, attemptOfOperation)
    .where(
      ofSchool(
        operasi,
        // A literal: only so does SQLite see that its partial index holds these.
        sql`${operasi.verdik} = 'tertahan'`,
        isNull(operasi.putusan),
        eq(ujian.tanggal, tanggal),
        eq(ujian.jadwal_ujian_sesi_id, sesiId),
      ),
    )
    .groupBy(operasi.ujian_id);
  return new Map(rows.map((row) => [row.id, row.jumlah]));
}

/** The rows of a date and session that an account watches. */
export const listWatched = (read: Reader, tanggal: string, sesiId: string, akun: Watcher) =>
  listAbsen(read, tanggal, sesiId, watchedRows(akun));

/** A row of the attendance list as the contract writes it: counts, times and states, never a letter. */
export function absenRow(
  { baris, peserta: orang, jadwal, jurusan, attempt, stream: holder, kabar }: AbsenSource,
  zona: Zone,
  counts: RowCounts,
): AbsenRow {
  const time = (ms: number | null | undefined) => (ms ? localTime(ms, zona) : null);
  const direset = !attempt && counts.direset.has(baris.id);
  const isAbsent = counts.tertutup.has(baris.ruang ?? '') && !direset;
  return {
    id: baris.id,
    peserta_id: orang.id,
    noreg: orang.nomor_register ?? orang.nomor_peserta,
    nomor_peserta: orang.nomor_peserta,
    nama: orang.nama,
    jurusan: jurusan ?? '',
    jadwal: jadwal.name,
    jadwal_ujian_id: jadwal.id,
    ruang: baris.ruang,
    kursi: baris.kursi,
    ujian_id: attempt?.id ?? null,
    mulai_luring: attempt?.mulai_luring ?? false,
    ditahan: attempt ? heldReasonOf(attempt) : null,
    kode_belum_dibuka: attempt?.kode_belum_dibuka ?? false,
    percobaan: attempt?.percobaan ?? baris.percobaan,
    status: statusHadirOf(attempt?.status),
    direset,
    keadaan: attempt?.status ?? (isAbsent ? 'tidak_hadir' : 'siap'),
    sebab_selesai: attempt?.sebab_selesai ?? null,
    jam_masuk: time(attempt?.mulai_ms),
    jam_keluar: time(attempt?.selesai_ms),
    selesai_ms: attempt?.selesai_ms ?? null,
    nilai: attempt ? shownScore(attempt) : null,
    terjawab: attempt?.jumlah_terjawab ?? 0,
    jumlah_soal: jadwal.jumlah_soal,
    belum_terkirim: attempt?.belum_terkirim ?? 0,
    kontak_ms: attempt?.kontak_ms ?? null,
    putus: attempt ? shownGap(attempt) : null,
    sisa_ms: attempt ? Math.max(0, attempt.boleh_ms - attempt.terpakai_ms) : null,
    hilang_menit: attempt ? lateMinutes(attempt) : 0,
    henti: shownStops(attempt?.henti ?? []),
    sisa_pada_ms: attempt?.kontak_ms ?? null,
    telat_menit: attempt ? lateArrival(attempt) : 0,
    menunggu_ulang: attempt?.menunggu_ulang ?? false,
    perangkat: holder?.perangkat ?? '',
    diam_sejak_ms: null,
    alamat: '',
    terkunci: attempt?.aliran != null,
    beda_layar: attempt?.beda_layar ?? false,
    tertahan: counts.held.get(attempt?.id ?? '') ?? 0,
    pelanggaran: counts.pelanggaran.get(baris.id) ?? 0,
    ...shownLeaves(attempt ?? noLeaves),
    kabar: shownKabar(kabar, baris.id, counts.paket.get(jadwal.id)),
    pesan: counts.pesan.get(baris.id) ?? null,
    pesan_panitia: counts.pesanPanitia.get(baris.id) ?? null,
  };
}
