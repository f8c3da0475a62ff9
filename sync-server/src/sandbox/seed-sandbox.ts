import { localDate, localTime } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../context.ts';
import { newId } from '../db/new-id.ts';
import { schoolId } from '../db/school-id.ts';
import { insertAkunPeserta } from '../features/akun/account/akun.mutations.ts';
import {
  ensureRahasiaSesi,
  insertJadwalPeserta,
} from '../features/jadwal-ujian/jadwal-peserta/jadwal-peserta.mutations.ts';
import { jadwalUjian, jadwalUjianSesi } from '../features/jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peserta } from '../features/peserta/rows/peserta.table.ts';
import { insertSekolah } from '../features/sekolah/sekolah.mutations.ts';
import { masterSoal, soal } from '../features/soal/bank/soal.table.ts';
import { ensurePaket } from '../features/ujian/paket/build-paket.ts';
import { saveMedia } from '../media/media.mutations.ts';
import { generateSandiKartu, hashKartu } from '../server/sandi/sandi.ts';
import { systemRandomness } from '../server/clock/system-randomness.ts';
import { questionCount, sandboxImages, sandboxQuestions } from './sandbox-questions.ts';
import type { VirtualLogin } from '../features/gladi-bersih/rehearsal/sandbox.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'gladi' };
const zona = 'WIB';
const hourMs = 3_600_000;
/** Rows of one transaction. */
const portion = 60;

/** Where the virtual participants sit. */
export interface SandboxExam {
  jadwalId: string;
  sesiId: string;
  tanggal: string;
}

/** Fills an empty database with a school, a bank of 40 questions and one open exam, its sheet sealed. */
export async function seedSandbox(context: Context): Promise<SandboxExam> {
  const now = context.clock.nowMs();
  const [bankId, sesiId, jadwalId] = [newId(now), newId(now), newId(now)];
  const startMs = now - hourMs / 4;
  const tanggal = localDate(startMs, zona);
  const base = { sekolah_id: schoolId, versi: 1, diubah_ms: now };
  await context.store.tx(system, async (tx) => {
    await insertSekolah(tx, now, { nama: 'Gladi', zona, wifi_nama: '', alamat_server: null });
    await tx.insert(masterSoal).values({ ...base, id: bankId, mapel: 'Gladi bersih', keterangan: '' });
    await tx.insert(jadwalUjianSesi).values({
      ...base,
      id: sesiId,
      name: 'Gladi bersih',
      jam_mulai: localTime(startMs, zona),
      jam_selesai: localTime(now + 8 * hourMs, zona),
    });
    await tx.insert(jadwalUjian).values({
      ...base,
      id: jadwalId,
      name: 'Gladi bersih',
      program_keahlian_id: null,
      master_soal_id_1: bankId,
      jumlah_soal_1: questionCount,
      master_soal_id_2: null,
      jumlah_soal_2: 0,
      tanggal,
      jumlah_soal: questionCount,
      bobot: 1,
      waktu: 480,
      isRandom: true,
      token_wajib: false,
      kebijakan_waktu: 'jeda',
      jeda_maks: 3,
      toleransi_menit: 0,
      toleransi_kirim: null,
      menit_minimum_selesai: 0,
      keterlambatan: 'waktu_penuh',
      tutup_panggilan_langsung: false,
      rahasia_undian: context.secrets.seal(systemRandomness.bytes(32)),
    });
    await ensureRahasiaSesi(
      tx,
      now,
      { tanggal, jadwal_ujian_sesi_id: sesiId },
      context.secrets.seal(systemRandomness.bytes(32)),
    );
  });
  await seedQuestions(context, bankId);
  const [jadwal] = await context.store.read.select().from(jadwalUjian);
  if (jadwal) await ensurePaket(context, jadwal, tanggal, sesiId);
  return { jadwalId, sesiId, tanggal };
}

async function seedQuestions(context: Context, bankId: string): Promise<void> {
  const now = context.clock.nowMs();
  const files = await Promise.all(
    sandboxImages().map(async (bytes, index) => ({
      doctype: 'soal' as const,
      nama: `gambar-${index + 1}.png`,
      mime: 'image/png',
      lebar: 600,
      tinggi: 400,
      sha256: await context.media.put(bytes),
      ukuran: bytes.byteLength,
    })),
  );
  await context.store.tx(system, async (tx) => {
    const ids = [...(await saveMedia(tx, now, files)).values()];
    const empty = { pilihan_a: '', pilihan_b: '', pilihan_c: '', pilihan_d: '', pilihan_e: '' };
    const fixed = { ...empty, sekolah_id: schoolId, master_soal_id: bankId, versi: 1, diubah_ms: now };
    await tx.insert(soal).values(
      sandboxQuestions.map((question, index) => ({
        ...fixed,
        ...question,
        id: newId(now),
        soal_gambar: ids[index] ?? null,
      })),
    );
  });
}

/** Virtual participants with accounts and exam rows. `from` numbers the first of them. */
export async function seedParticipants(
  context: Context,
  { jadwalId, sesiId, tanggal }: SandboxExam,
  { from, count, ruang }: { from: number; count: number; ruang: string },
): Promise<VirtualLogin[]> {
  const now = context.clock.nowMs();
  const logins: VirtualLogin[] = [];
  for (let at = 0; at < count; at += portion) {
    const part = Array.from({ length: Math.min(portion, count - at) }, (_, index) => ({
      nomor: `GLADI-${String(from + at + index).padStart(5, '0')}`,
      sandi: generateSandiKartu(),
      akunId: newId(now),
      pesertaId: newId(now),
      kursi: String(at + index + 1),
    }));
    await context.store.tx(system, async (tx) => {
      const accounts = part.map(({ nomor, sandi, akunId }) => ({
        id: akunId,
        username: nomor,
        email: nomor,
        sandi_hash: hashKartu(context.secrets, akunId, sandi),
        sandi_tersegel: '',
      }));
      await insertAkunPeserta(tx, now, accounts);
      await tx.insert(peserta).values(
        part.map(({ nomor, akunId, pesertaId, kursi }) => ({
          sekolah_id: schoolId,
          id: pesertaId,
          akun_id: akunId,
          nomor_peserta: nomor,
          nama: `Peserta ${nomor}`,
          jenis_kelamin: 'L' as const,
          ruang,
          kursi,
          status: 4,
          dibuat_ms: now,
          diubah_ms: now,
        })),
      );
      const places = part.map(({ pesertaId, kursi }) => ({
        peserta_id: pesertaId,
        jadwal_ujian_id: jadwalId,
        jadwal_ujian_sesi_id: sesiId,
        ruang,
        kursi,
      }));
      await insertJadwalPeserta(tx, now, tanggal, places);
    });
    logins.push(...part.map(({ nomor, sandi }) => ({ nomor, sandi })));
  }
  return logins;
}
