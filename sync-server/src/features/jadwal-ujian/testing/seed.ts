import { schoolId } from '../../../db/school-id.ts';
import { newId } from '../../../db/new-id.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { masterSoal, soal } from '../../soal/bank/soal.table.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const rowsPerInsert = 200;

/** A question bank with `siap` ready items and `nonaktif` others; answers its id. */
export async function seedBank(t: TestApp, siap: number, nonaktif = 0): Promise<string> {
  const nowMs = t.clock.nowMs();
  const id = newId(nowMs);
  const items = Array.from({ length: siap + nonaktif }, (_, index) => ({
    sekolah_id: schoolId,
    id: newId(nowMs),
    master_soal_id: id,
    nomor: index + 1,
    soal: `Soal ${index + 1}`,
    pilihan_a: 'A',
    pilihan_b: 'B',
    pilihan_c: '',
    pilihan_d: '',
    pilihan_e: '',
    jawaban: 'A' as const,
    status: index < siap ? ('siap' as const) : ('nonaktif' as const),
    versi: 1,
    diubah_ms: nowMs,
  }));
  await t.context.store.tx(system, async (tx) => {
    const bank = {
      sekolah_id: schoolId,
      id,
      mapel: 'Matematika',
      keterangan: '',
      versi: 1,
      diubah_ms: nowMs,
    };
    await tx.insert(masterSoal).values(bank);
    if (items.length > 0) await tx.insert(soal).values(items);
  });
  return id;
}

/** A programme with that short name; answers its id. */
export async function seedProgram(t: TestApp, singkat: string): Promise<string> {
  const nowMs = t.clock.nowMs();
  const id = newId(nowMs);
  const row = {
    id,
    name: `Program ${singkat}`,
    singkat,
    pagu: 36,
    warna: '#1e6fd9',
    versi: 1,
    diubah_ms: nowMs,
  };
  await t.context.store.tx(system, async (tx) => {
    await tx.insert(programKeahlian).values({ sekolah_id: schoolId, ...row });
  });
  return id;
}

/** Participants of exams only unless `fields` say otherwise; answers their ids. */
export async function seedPeserta(
  t: TestApp,
  rows: readonly Partial<typeof peserta.$inferInsert>[],
): Promise<string[]> {
  const nowMs = t.clock.nowMs();
  const values = rows.map((fields) => {
    const id = newId(nowMs);
    const known = { nomor_peserta: `P-${id}`, nama: `Peserta ${id}`, jenis_kelamin: 'L' as const };
    return { sekolah_id: schoolId, id, ...known, dibuat_ms: nowMs, diubah_ms: nowMs, ...fields };
  });
  for (let start = 0; start < values.length; start += rowsPerInsert) {
    const part = values.slice(start, start + rowsPerInsert);
    await t.context.store.tx(system, async (tx) => {
      await tx.insert(peserta).values(part);
    });
  }
  return values.map(({ id }) => id);
}
