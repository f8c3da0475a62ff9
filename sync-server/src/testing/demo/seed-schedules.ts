import { instantOf, localDate, localTime, type Zone } from '@spmb/shared/kernel/zone.ts';
import { asc, isNotNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import { newId } from '../../db/new-id.ts';
import {
  ensureRahasiaSesi,
  insertJadwalPeserta,
} from '../../features/jadwal-ujian/jadwal-peserta/jadwal-peserta.mutations.ts';
import { jadwalUjian, jadwalUjianSesi } from '../../features/jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { findSameSesi } from '../../features/jadwal-ujian/jadwal/refuse-same-sesi.queries.ts';
import { peserta } from '../../features/peserta/rows/peserta.table.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };
const minuteMs = 60_000;

export interface DemoExam {
  name: string;
  sesi: string;
  /** First and second bank with the number of questions drawn of each. */
  banks: [id: string, count: number][];
  startMs: number;
  endMs: number;
  waktu: number;
  token: boolean;
}

/**
 * Times of the three demo exams around an instant: one finished, one open for hours, one later with a token. The open one
 * began on the day of that instant: screens begin with the sessions of their day.
 */
export function demoTimes(nowMs: number, zona: Zone) {
  const midnight = instantOf(localDate(nowMs, zona), '00:00', zona);
  const quarter = Math.floor(nowMs / (15 * minuteMs)) * 15 * minuteMs;
  const at = (minutes: number) => quarter + minutes * minuteMs;
  return {
    finished: { startMs: at(-300), endMs: at(-180) },
    open: { startMs: Math.max(at(-15), midnight), endMs: at(465) },
    later: { startMs: at(480), endMs: at(600) },
  };
}

/** One session with its schedule and a row for everybody who has a seat; the answer is the schedule's id and place. */
export async function seedExam(context: Context, zona: Zone, exam: DemoExam) {
  const now = context.clock.nowMs();
  const jadwalId = newId(now);
  const base = { sekolah_id: schoolId, versi: 1, diubah_ms: now };
  const [first, second] = exam.banks;
  // A session that crosses midnight belongs to the date on which it starts; its end reads as the next day.
  const tanggal = localDate(exam.startMs, zona);
  const sesi = {
    name: exam.sesi,
    jam_mulai: localTime(exam.startMs, zona),
    jam_selesai: localTime(exam.endMs, zona),
  };
  // A demo of another day began at this hour too.
  const known = await findSameSesi(context.store.read, sesi);
  const place = { tanggal, jadwal_ujian_sesi_id: known?.id ?? newId(now) };
  await context.store.tx(system, async (tx) => {
    if (!known) await tx.insert(jadwalUjianSesi).values({ ...base, ...sesi, id: place.jadwal_ujian_sesi_id });
    await tx.insert(jadwalUjian).values({
      ...base,
      id: jadwalId,
      name: exam.name,
      program_keahlian_id: null,
      master_soal_id_1: first?.[0] ?? '',
      jumlah_soal_1: first?.[1] ?? 0,
      master_soal_id_2: second?.[0] ?? null,
      jumlah_soal_2: second?.[1] ?? 0,
      tanggal,
      jumlah_soal: (first?.[1] ?? 0) + (second?.[1] ?? 0),
      bobot: 1,
      waktu: exam.waktu,
      isRandom: true,
      token_wajib: exam.token,
      kebijakan_waktu: 'jeda',
      jeda_maks: 3,
      toleransi_menit: 0,
      toleransi_kirim: null,
      menit_minimum_selesai: 0,
      keterlambatan: 'waktu_penuh',
      tutup_panggilan_langsung: false,
      rahasia_undian: context.secrets.seal(randomBytes(32)),
    });
    await ensureRahasiaSesi(tx, now, place, context.secrets.seal(randomBytes(32)));
  });
  const everybody = await context.store.read
    .select()
    .from(peserta)
    .where(ofSchool(peserta, isNotNull(peserta.ruang)))
    .orderBy(asc(peserta.nomor_peserta));
  for (let i = 0; i < everybody.length; i += 60) {
    const part = everybody.slice(i, i + 60).map(({ id, ruang, kursi }) => ({
      peserta_id: id,
      jadwal_ujian_id: jadwalId,
      ruang,
      kursi,
      jadwal_ujian_sesi_id: place.jadwal_ujian_sesi_id,
    }));
    await context.store.tx(system, (tx) => insertJadwalPeserta(tx, now, place.tanggal, part));
  }
  return { ...place, jadwalId };
}
