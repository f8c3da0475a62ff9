import { eq } from 'drizzle-orm';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { hasilSeleksi } from '../../seleksi/seleksi.table.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';

const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };

/** Writes into a test's database. */
export const write = (t: TestApp, work: (tx: Transaction) => Promise<unknown>): Promise<unknown> =>
  t.context.store.tx(actor, work);

/** Sets fields of the school's profile. */
export const setSchool = (t: TestApp, fields: Partial<typeof sekolah.$inferInsert>) =>
  write(t, (tx) => tx.update(sekolah).set(fields).where(eq(sekolah.id, schoolId)));

/** Registration is open on the day on which a test begins, from 7 to 15 o'clock; it begins at 7.30. */
export const openPendaftaran = (t: TestApp, regby: 'email' | 'nisn' = 'nisn') =>
  setSchool(t, {
    pendaftaran_dibuka: true,
    tanggal_mulai: '2025-07-01',
    tanggal_selesai: '2025-07-05',
    jam_mulai: '07:00',
    jam_selesai: '15:00',
    regby,
  });

/** A participant is accepted, or what `hasil` says of him; everybody may know from `terbit_ms` on. */
export const accept = (
  t: TestApp,
  hasil: Partial<typeof hasilSeleksi.$inferInsert> & {
    peserta_id: string;
    program_keahlian_id: string | null;
    terbit_ms: number | null;
  },
) =>
  write(t, (tx) =>
    tx
      .insert(hasilSeleksi)
      .values({ sekolah_id: schoolId, dibuat_ms: 0, status: 'L', jalan: 'pg1', ...hasil }),
  );
