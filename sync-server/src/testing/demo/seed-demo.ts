import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { findSekolah } from '../../features/sekolah/sekolah.queries.ts';
import { insertSekolah } from '../../features/sekolah/sekolah.mutations.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../../features/jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { masterSoal } from '../../features/soal/bank/soal.table.ts';
import { sweepAttempts } from '../../features/ujian/sweep/sweep-attempts.ts';
import { examWindow } from '../../features/ujian/time/exam-window.ts';
import { bankBahasaIndonesia } from './bank/bank-bahasa-indonesia.ts';
import { bankMatematika } from './bank/bank-matematika.ts';
import { bankPaiBahasaArab } from './bank/bank-pai-bahasa-arab.ts';
import { seedPendaftar } from './pendaftar/seed-pendaftar.ts';
import { seedFormasi } from './seed-formasi.ts';
import { seedHasilLama } from './seed-hasil-lama.ts';
import { seedBank } from './seed-banks.ts';
import { seedMaster } from './seed-master.ts';
import { seedMessages } from './seed-messages.ts';
import { seedParticipants, seedPrograms, seedStaff } from './seed-people.ts';
import { seedPublicSite } from './seed-public-site.ts';
import { seedReference } from './seed-reference.ts';
import { seedResults } from './seed-results.ts';
import { demoTimes, seedExam } from './seed-schedules.ts';
import { sekolahDemo } from './school/sekolah-demo.ts';

/** At least this much of an open exam must be left when the demo starts. */
const leastLeftMs = 60 * 60_000;

/**
 * Fills an empty server with the demo school. Whenever the demo starts, an exam without a token is open. Files of applicants, and
 * messages to their families, come with `pendaftar`: a thousand papers, which rehearsals of exams need not.
 */
export async function seedDemo(context: Context, { pendaftar = true } = {}): Promise<void> {
  if (!(await findSekolah(context.store.read))) {
    await context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'contoh' }, (tx) =>
      insertSekolah(tx, context.clock.nowMs(), { ...sekolahDemo, alamat_server: null }),
    );
    const programs = await seedPrograms(context);
    const guru = await seedStaff(context, programs[0]);
    await seedMaster(context);
    await seedReference(context);
    await seedFormasi(context);
    await seedParticipants(context, programs);
    await seedPublicSite(context);
    if (pendaftar) {
      await seedPendaftar(context, programs);
      await seedMessages(context);
    } else await seedHasilLama(context, programs);
    await seedBank(context, bankMatematika);
    await seedBank(context, bankBahasaIndonesia, guru);
    await seedBank(context, bankPaiBahasaArab);
  }
  if (!(await hasOpenExam(context, sekolahDemo.zona))) await seedExams(context, sekolahDemo.zona);
}

async function hasOpenExam(context: Context, zona: Zone): Promise<boolean> {
  const rows = await context.store.read
    .select({ baris: jadwalUjianPeserta, jadwal: jadwalUjian, sesi: jadwalUjianSesi })
    .from(jadwalUjian)
    .innerJoin(jadwalUjianPeserta, eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalUjian.id))
    .innerJoin(jadwalUjianSesi, eq(jadwalUjianSesi.id, jadwalUjianPeserta.jadwal_ujian_sesi_id))
    .where(eq(jadwalUjian.token_wajib, false));
  const now = context.clock.nowMs();
  return rows.some((row) => {
    const { mulaiMs, selesaiMs } = examWindow({ ...row, zona, geser_menit: 0 });
    return mulaiMs <= now && now + leastLeftMs <= selesaiMs;
  });
}

async function seedExams(context: Context, zona: Zone): Promise<void> {
  const banks = await context.store.read.select().from(masterSoal).orderBy(asc(masterSoal.id));
  const [matematika = '', indonesia = '', arab = ''] = banks.map((bank) => bank.id);
  const times = demoTimes(context.clock.nowMs(), zona);
  const finished = await seedExam(context, zona, {
    name: 'Tes Bahasa Indonesia',
    sesi: 'Sesi 1',
    banks: [[indonesia, 40]],
    ...times.finished,
    waktu: 90,
    token: false,
  });
  await seedResults(context, finished.jadwalId, times.finished.startMs);
  // Of an exam of yesterday the server's first look would change every score some seconds later.
  await sweepAttempts(context);
  await seedExam(context, zona, {
    name: 'Tes Matematika',
    sesi: 'Sesi 2',
    banks: [[matematika, 40]],
    ...times.open,
    waktu: 90,
    token: false,
  });
  await seedExam(context, zona, {
    name: 'Tes PAI dan Bahasa Arab',
    sesi: 'Sesi 3',
    banks: [
      [arab, 30],
      [indonesia, 10],
    ],
    ...times.later,
    waktu: 90,
    token: true,
  });
}
