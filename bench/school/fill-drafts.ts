import { eq } from 'drizzle-orm';
import { schoolId } from '../../sync-server/src/db/school-id.ts';
import { openStore } from '../../sync-server/src/db/open/open-store.ts';
import { peserta } from '../../sync-server/src/features/peserta/rows/peserta.table.ts';
import { sekolah } from '../../sync-server/src/features/sekolah/sekolah.table.ts';
import { fillAdmission } from './fill-admission.ts';

/** Lets a school take applicants at any hour, with or without documents: all of its participants have an empty draft. */
export async function fillDrafts(dataDir: string): Promise<void> {
  await fillAdmission(dataDir, 0);
  const store = await openStore(dataDir, (error) => {
    throw error;
  });
  await store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'bench' }, async (tx) => {
    await tx.update(peserta).set({ status: 0, nomor_register: null }).where(eq(peserta.sekolah_id, schoolId));
    await tx.update(sekolah).set({ tanpa_berkas: true }).where(eq(sekolah.id, schoolId));
  });
  await store.close();
}
