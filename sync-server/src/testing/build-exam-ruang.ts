import { letters, type Letter } from '@spmb/shared/sync/stream/letter.ts';
import { randomBytes } from 'node:crypto';
import { schoolId } from '../db/school-id.ts';
import { newId } from '../db/new-id.ts';
import { insertAkunPeserta } from '../features/akun/account/akun.mutations.ts';
import { hashKartu } from '../server/sandi/sandi.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
  rahasiaSesi,
} from '../features/jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peserta } from '../features/peserta/rows/peserta.table.ts';
import { masterSoal, soal } from '../features/soal/bank/soal.table.ts';
import type { Session, TestApp } from './test-app.ts';

export interface ExamRuangOptions {
  participants?: number;
  questions?: number;
  jadwal?: Partial<typeof jadwalUjian.$inferInsert>;
  /** Local times of the session; 07.30–09.30 of the test clock's first day unless given. */
  sesi?: { tanggal: string; jam_mulai: string; jam_selesai: string };
  /** What the participants' numbers begin with: each room of one school has its own. */
  awalan?: string;
}

export interface ExamRuang {
  tanggal: string;
  sesiId: string;
  jadwalId: string;
  bankId: string;
  /** Right answers by question id. */
  keys: Record<string, Letter>;
  /** Exam rows and participants, in the order of their numbers. */
  rows: { barisId: string; pesertaId: string; nomor: string }[];
  signIn(index: number): Promise<Session>;
}

const password = 'kartu-uji';

/** A room with a session 07.30–09.30 WIB on the test clock's day (which stands at 07.30), one bank and its schedule. */
export async function buildExamRuang(t: TestApp, options: ExamRuangOptions = {}): Promise<ExamRuang> {
  const now = t.clock.nowMs();
  const id = () => newId(now);
  const [sesiId, jadwalId, bankId] = [id(), id(), id()];
  const { tanggal, ...jam } = options.sesi ?? {
    tanggal: '2025-07-01',
    jam_mulai: '07:30',
    jam_selesai: '09:30',
  };
  const keys: Record<string, Letter> = {};
  const items = Array.from({ length: options.questions ?? 5 }, (_, index) => {
    const soalId = id();
    const jawaban = letters[index % 5] as Letter;
    keys[soalId] = jawaban;
    const pilihan = Object.fromEntries(
      letters.map((l) => [`pilihan_${l.toLowerCase()}`, `PILIHAN-${l}-${index + 1}`]),
    );
    return { id: soalId, nomor: index + 1, soal: `<p>SOAL-PENANDA-${index + 1}</p>`, jawaban, ...pilihan };
  });
  const rows = Array.from({ length: options.participants ?? 2 }, (_, index) => ({
    barisId: id(),
    pesertaId: id(),
    akunId: id(),
    nomor: `${options.awalan ?? 'P-'}${String(index + 1).padStart(4, '0')}`,
  }));
  const base = { sekolah_id: schoolId, versi: 1, diubah_ms: now };
  const jadwal: typeof jadwalUjian.$inferInsert = {
    ...base,
    id: jadwalId,
    name: 'Tes Matematika',
    program_keahlian_id: null,
    master_soal_id_1: bankId,
    jumlah_soal_1: items.length,
    master_soal_id_2: null,
    jumlah_soal_2: 0,
    tanggal,
    jumlah_soal: items.length,
    bobot: 1,
    waktu: 60,
    isRandom: true,
    token_wajib: false,
    kebijakan_waktu: 'jeda',
    jeda_maks: 3,
    toleransi_menit: 0,
    toleransi_kirim: null,
    menit_minimum_selesai: 0,
    keterlambatan: 'akhir_sama',
    tutup_panggilan_langsung: false,
    rahasia_undian: t.context.secrets.seal(randomBytes(32)),
    ...options.jadwal,
  };
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    await tx.insert(masterSoal).values({ ...base, id: bankId, mapel: 'Matematika', keterangan: '' });
    await tx.insert(soal).values(
      items.map((item) => ({
        ...base,
        master_soal_id: bankId,
        status: 'siap' as const,
        pilihan_a: '',
        pilihan_b: '',
        pilihan_c: '',
        pilihan_d: '',
        pilihan_e: '',
        ...item,
      })),
    );
    await tx.insert(jadwalUjianSesi).values({ ...base, id: sesiId, name: 'Sesi 1', ...jam });
    await tx.insert(jadwalUjian).values(jadwal);
    await tx.insert(rahasiaSesi).values({
      sekolah_id: schoolId,
      tanggal,
      jadwal_ujian_sesi_id: sesiId,
      token_tersegel: t.context.secrets.seal(randomBytes(32)),
      token_awal_ms: now,
    });
    for (const row of rows) {
      const { nomor, akunId } = row;
      const sandi_hash = hashKartu(t.context.secrets, akunId, password);
      await insertAkunPeserta(tx, now, [
        { id: akunId, username: nomor, email: nomor, sandi_hash, sandi_tersegel: '' },
      ]);
      await tx.insert(peserta).values({
        sekolah_id: schoolId,
        id: row.pesertaId,
        akun_id: akunId,
        nomor_peserta: nomor,
        nama: `Peserta ${nomor}`,
        jenis_kelamin: 'L',
        dibuat_ms: now,
        diubah_ms: now,
      });
      await tx.insert(jadwalUjianPeserta).values({
        sekolah_id: schoolId,
        id: row.barisId,
        jadwal_ujian_id: jadwalId,
        jadwal_ujian_sesi_id: sesiId,
        tanggal,
        peserta_id: row.pesertaId,
        ruang: 'Lab 1',
        kursi: row.nomor.slice(-2),
        ujian_berlaku: null,
        percobaan: 0,
        status_pesan: false,
        asal: 'jadwal',
        diubah_ms: now,
      });
    }
  });
  return {
    tanggal,
    sesiId,
    jadwalId,
    bankId,
    keys,
    rows,
    async signIn(index) {
      const email = rows[index]?.nomor ?? '';
      const { body } = await t.call(undefined, 'POST', '/api/auth/token', { email, password });
      return { token: (body as { token: string }).token, akun_id: rows[index]?.akunId ?? '' };
    },
  };
}
