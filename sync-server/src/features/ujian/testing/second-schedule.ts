import { randomBytes } from 'node:crypto';
import { newId } from '../../../db/new-id.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { ExamRuang } from '../../../testing/build-exam-ruang.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';

/** A second schedule of the room's date and session, for the same participants at the same seats; ids of their rows in it. */
export async function addSecondSchedule(
  t: TestApp,
  ruang: ExamRuang,
  jadwal: Partial<typeof jadwalUjian.$inferInsert> = {},
): Promise<string[]> {
  const { read } = t.context.store;
  const [first] = await read.select().from(jadwalUjian);
  const rows = await read.select().from(jadwalUjianPeserta);
  const id = () => newId(t.clock.nowMs());
  const rahasia_undian = t.context.secrets.seal(randomBytes(32));
  const second = { ...first!, id: id(), name: 'Tes IPA', rahasia_undian, ...jadwal };
  const added = ruang.rows.map(({ barisId }) => {
    const row = rows.find((one) => one.id === barisId)!;
    return { ...row, id: id(), jadwal_ujian_id: second.id };
  });
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    await tx.insert(jadwalUjian).values(second);
    await tx.insert(jadwalUjianPeserta).values(added);
  });
  return added.map((row) => row.id);
}
