import { eq } from 'drizzle-orm';
import type { Session, TestApp } from '../../../testing/test-app.ts';
import { buildPendaftar, type Pendaftar } from '../../pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { write } from '../../situs/testing/admission.ts';

/** Sets the quota of a programme. */
export const setPagu = (t: TestApp, id: string, pagu: number) =>
  write(t, (tx) => tx.update(programKeahlian).set({ pagu }).where(eq(programKeahlian.id, id)));

/** Final score is half of `nilai` and more: all have the same report cards, and no achievement. */
export const scoreCalon = (t: TestApp, admin: Session, id: string, nilai: number, jurusan = 'rpl') =>
  t.call(admin, 'PUT', `/api/olah-nilai/${jurusan}/${id}`, {
    nilai_teori: nilai / 4,
    nilai_wawancara: nilai / 4,
  });

/** Runs both rounds of everybody. */
export async function runSeleksi(t: TestApp, admin: Session): Promise<void> {
  for (const [path, id] of [
    ['grade', 'rpl'],
    ['grade', 'tkj'],
    ['grade2', 'rpl'],
  ] as const) {
    const { body } = await t.call(admin, 'POST', `/api/olah-nilai-${path}`, { id, alasan: 'uji' });
    if (!body.status) throw new Error(JSON.stringify(body));
  }
}

/** Three verified applicants with scores: of two for the one seat of rpl the better gets it, the third gets one in tkj. */
export async function buildSeleksi(
  t: TestApp,
  admin: Session,
): Promise<Record<'ani' | 'budi' | 'citra', Pendaftar>> {
  const build = async (id: string, nilai: number, at: number, jurusan = 'rpl') => {
    const one = await buildPendaftar(t, id, id);
    await one.send({ nama: id, nisn: `006123000${at}`, jurusan_id_1: jurusan, jurusan_id_2: null });
    await one.setStatus(4);
    await scoreCalon(t, admin, id, nilai, jurusan);
    return one;
  };
  const all = {
    ani: await build('ani', 90, 1),
    budi: await build('budi', 80, 2),
    citra: await build('citra', 70, 3, 'tkj'),
  };
  await setPagu(t, 'rpl', 1);
  await setPagu(t, 'tkj', 5);
  return all;
}
