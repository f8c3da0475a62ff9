import { pengaturan } from '@spmb/shared/pengaturan/kelompok.ts';
import { schoolId } from '../db/school-id.ts';
import { savePengaturan } from '../settings/pengaturan.mutations.ts';
import { lockPengaturan } from '../settings/pengaturan.queries.ts';
import type { TestApp } from './test-app.ts';

/** The school turns everything on that is off by default. */
export const turnOn = ({ context: { store, clock } }: Pick<TestApp, 'context'>): Promise<void> =>
  store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    const row = await lockPengaturan(tx, 'pendaftaran');
    const isi = { ...pengaturan.pendaftaran.fields.parse(row?.isi ?? {}), permohonan: true };
    await savePengaturan(tx, clock.nowMs(), 'pendaftaran', { isi, versi: row?.versi ?? 0 });
  });
