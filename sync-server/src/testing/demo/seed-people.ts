import { dayMs } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { idLetters, newId } from '../../db/new-id.ts';
import { insertAkun, insertAkunPeserta } from '../../features/akun/account/akun.mutations.ts';
import { systemRandomness } from '../../server/clock/system-randomness.ts';
import { hashKartu, hashSandi } from '../../server/sandi/sandi.ts';
import { peserta } from '../../features/peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../features/program-keahlian/program-keahlian.table.ts';
import { buildNamaPeserta } from './school/nama-peserta.ts';
import { programDemo } from './school/program-demo.ts';
import { buildTempatDuduk } from './school/sekolah-demo.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };
const staffPassword = 'demo-admin-2025';
const participantPassword = 'demo-peserta';
export const demoParticipants = 240;

const staff = [
  { email: 'admin', username: 'Administrator Contoh', authent: 'administrator' },
  { email: 'operator', username: 'Operator Contoh', authent: 'operator' },
  { email: 'pengawas', username: 'Pengawas Contoh', authent: 'supervisor', semua_program: true },
  { email: 'guru', username: 'Guru Contoh', authent: 'guru' },
] as const;

/** The accounts of the demo; the teacher belongs to `program`. The answer is the teacher's id. */
export async function seedStaff(context: Context, program: string | null = null): Promise<string> {
  const now = context.clock.nowMs();
  const sandi_hash = await hashSandi(staffPassword);
  const rows = staff.map((one) => ({
    ...one,
    id: newId(now),
    sandi_jenis: 'argon2id' as const,
    sandi_hash,
    jurusan_id: one.authent === 'guru' ? program : null,
  }));
  await context.store.tx(system, (tx) => insertAkun(tx, now, rows));
  return rows.find(({ authent }) => authent === 'guru')?.id ?? '';
}

/** Programmes of the demo; the answer is their ids. */
export async function seedPrograms(context: Context): Promise<string[]> {
  const now = context.clock.nowMs();
  const rows = programDemo.map((one) => ({
    ...one,
    sekolah_id: schoolId,
    id: newId(now),
    versi: 1,
    diubah_ms: now,
  }));
  await context.store.tx(system, async (tx) => {
    await tx.insert(programKeahlian).values(rows);
  });
  return rows.map((row) => row.id);
}

/** DEMO-0001 … with accounts, seats and choices of programme. */
export async function seedParticipants(context: Context, programs: readonly string[]): Promise<void> {
  const now = context.clock.nowMs();
  const seats = buildTempatDuduk(demoParticipants);
  const people = buildNamaPeserta(demoParticipants).map((person, index) => {
    const nomor_peserta = `DEMO-${String(index + 1).padStart(4, '0')}`;
    const akun_id = newId(now);
    return {
      akun: {
        id: akun_id,
        username: person.nama,
        email: nomor_peserta,
        sandi_hash: hashKartu(context.secrets, akun_id, participantPassword),
        sandi_tersegel: context.secrets.seal(Buffer.from(participantPassword)),
      },
      row: {
        ...person,
        ...seats[index],
        sekolah_id: schoolId,
        id: newId(now),
        akun_id,
        nomor_peserta,
        nomor_register: nomor_peserta,
        kode_verifikasi: idLetters(systemRandomness.bytes(20)),
        nisn: `99${String(10_000_000 + index)}`,
        kelas: `IX-${String.fromCharCode(65 + (index % 8))}`,
        jurusan_id_1: programs[index % programs.length] ?? null,
        jurusan_id_2: programs[(index + 1) % programs.length] ?? null,
        status: 4,
        // As the first round began.
        dibuat_ms: now - 45 * dayMs,
        diubah_ms: now,
      },
    };
  });
  for (let i = 0; i < people.length; i += 60) {
    const part = people.slice(i, i + 60);
    await context.store.tx(system, async (tx) => {
      await insertAkunPeserta(
        tx,
        now,
        part.map((one) => one.akun),
      );
      await tx.insert(peserta).values(part.map((one) => one.row));
    });
  }
}
