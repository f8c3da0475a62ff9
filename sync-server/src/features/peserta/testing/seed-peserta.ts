import { schoolId } from '../../../db/school-id.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertPeserta, type NewPeserta } from '../rows/peserta.mutations.ts';

export type Seeded = Partial<NewPeserta> & { nomor_peserta: string };

/** Adds participants whose id is their number. */
export async function seedPeserta(t: TestApp, rows: readonly Seeded[]): Promise<void> {
  const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  const full = rows.map((row) => ({
    id: row.nomor_peserta,
    nama: row.nomor_peserta,
    jenis_kelamin: 'L' as const,
    ...row,
  }));
  await t.context.store.tx(actor, (tx) => insertPeserta(tx, t.clock.nowMs(), full));
}
