import { schoolId } from '../sync-server/src/db/school-id.ts';
import type { Context } from '../sync-server/src/context.ts';
import { newId } from '../sync-server/src/db/new-id.ts';
import { openStore } from '../sync-server/src/db/open/open-store.ts';
import type { Store } from '../sync-server/src/db/store.ts';
import { insertAkunPeserta } from '../sync-server/src/features/akun/account/akun.mutations.ts';
import { hashKartu } from '../sync-server/src/server/sandi/sandi.ts';
import { ensurePaket } from '../sync-server/src/features/ujian/paket/build-paket.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
} from '../sync-server/src/features/jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peserta } from '../sync-server/src/features/peserta/rows/peserta.table.ts';
import { insertSekolah } from '../sync-server/src/features/sekolah/sekolah.mutations.ts';
import { openContext } from '../sync-server/src/open-context.ts';
import { systemClock } from '../sync-server/src/server/clock/system-clock.ts';
import { bankMatematika } from '../sync-server/src/testing/demo/bank/bank-matematika.ts';
import { seedBank } from '../sync-server/src/testing/demo/seed-banks.ts';
import { seedStaff } from '../sync-server/src/testing/demo/seed-people.ts';
import { seedExam } from '../sync-server/src/testing/demo/seed-schedules.ts';
import { sekolahDemo } from '../sync-server/src/testing/demo/school/sekolah-demo.ts';
import { mkdirSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { pino } from 'pino';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const hourMs = 3_600_000;

export interface SeededSchool {
  tanggal: string;
  sesiId: string;
  /** Login names in order; all have the password `kartuPassword`. */
  nomor: string[];
  /** Exam row of each participant, in the same order. */
  barisIds: string[];
}

export const kartuPassword = 'kartu-uji-coba';
/** Account of the administrator. */
export const staffLogin = { email: 'admin', password: 'demo-admin-2025' };

/** Fills an empty data folder with a school, the mathematics bank of the demo and one open exam of 40 questions for everybody. */
export async function seedSchool(
  dataDir: string,
  participants: number,
  open: () => Promise<Store> = () => openOwn(dataDir),
): Promise<SeededSchool> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const store = await open();
  const log = pino({ level: 'silent' });
  const context = await openContext({
    store,
    clock: systemClock,
    log,
    dataDir,
    webDir: '',
    restart: () => undefined,
  });
  const { kepalasekolah: _, ...school } = sekolahDemo;
  await store.tx(system, (tx) => insertSekolah(tx, Date.now(), { ...school, alamat_server: null }));
  await seedStaff(context);
  const nomor = await seedParticipants(context, participants);
  const bankId = await seedBank(context, bankMatematika);
  const nowMs = Date.now();
  const {
    tanggal,
    jadwal_ujian_sesi_id: sesiId,
    jadwalId,
  } = await seedExam(context, school.zona, {
    name: 'Tes Matematika',
    sesi: 'Sesi 1',
    banks: [[bankId, 40]],
    startMs: nowMs - hourMs / 4,
    endMs: nowMs + 6 * hourMs,
    waktu: 240,
    token: false,
  });
  const jadwal = (await store.read.select().from(jadwalUjian).where(eq(jadwalUjian.id, jadwalId)))[0];
  if (jadwal) await ensurePaket(context, jadwal, tanggal, sesiId);
  const rows = await store.read
    .select({ id: jadwalUjianPeserta.id })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, eq(peserta.id, jadwalUjianPeserta.peserta_id))
    .orderBy(asc(peserta.nomor_peserta));
  await context.state.saveTimes();
  await store.close();
  return { tanggal, sesiId, nomor, barisIds: rows.map((row) => row.id) };
}

const openOwn = (dataDir: string) =>
  openStore(dataDir, (error) => {
    throw error;
  });

async function seedParticipants(context: Context, count: number): Promise<string[]> {
  const now = Date.now();
  const all = Array.from({ length: count }, (_, index) => {
    const nomor_peserta = `U-${String(index + 1).padStart(5, '0')}`;
    const akun_id = newId(now);
    const sandi_hash = hashKartu(context.secrets, akun_id, kartuPassword);
    return {
      akun: { id: akun_id, username: nomor_peserta, email: nomor_peserta, sandi_hash, sandi_tersegel: '' },
      row: {
        sekolah_id: schoolId,
        id: newId(now),
        akun_id,
        nomor_peserta,
        nama: `Peserta ${nomor_peserta}`,
        jenis_kelamin: 'L' as const,
        ruang: `Lab ${Math.floor(index / 36) + 1}`,
        kursi: String((index % 36) + 1).padStart(2, '0'),
        status: 4,
        dibuat_ms: now,
        diubah_ms: now,
      },
    };
  });
  for (let i = 0; i < all.length; i += 60) {
    const part = all.slice(i, i + 60);
    await context.store.tx(system, async (tx) => {
      await insertAkunPeserta(
        tx,
        now,
        part.map((one) => one.akun),
      );
      await tx.insert(peserta).values(part.map((one) => one.row));
    });
  }
  return all.map((one) => one.row.nomor_peserta);
}
