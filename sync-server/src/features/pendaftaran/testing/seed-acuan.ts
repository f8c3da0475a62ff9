import { schoolId } from '../../../db/school-id.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { pekerjaan } from '../../acuan/acuan.table.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { refSekolah } from '../../ref-sekolah/ref-sekolah.table.ts';
import { write } from '../../situs/testing/admission.ts';
import { desa, kabupaten, kecamatan, provinsi } from '../../wilayah/wilayah.table.ts';

/** What the form of `buildFormulir` names; once or more often. */
export async function seedAcuan(t: TestApp): Promise<void> {
  const row = (id: string, name: string) => ({ sekolah_id: schoolId, id, name, versi: 1, diubah_ms: 0 });
  await write(t, async (tx) => {
    const program = { singkat: 'RPL', pagu: 36, warna: '#000000' };
    await tx
      .insert(programKeahlian)
      .values({ ...row('rpl', 'Rekayasa Perangkat Lunak'), ...program })
      .onConflictDoNothing();
    await tx
      .insert(programKeahlian)
      .values({ ...row('tkj', 'Teknik Komputer'), ...program, singkat: 'TKJ' })
      .onConflictDoNothing();
    await tx
      .insert(refSekolah)
      .values({ ...row('smp-1', 'SMP Negeri 1 Ternate'), npsn: '20100001' })
      .onConflictDoNothing();
    await tx.insert(provinsi).values(row('82', 'Maluku Utara')).onConflictDoNothing();
    await tx
      .insert(kabupaten)
      .values({ ...row('8271', 'Kota Ternate'), province_id: '82' })
      .onConflictDoNothing();
    await tx
      .insert(kecamatan)
      .values({ ...row('827101', 'Pulau Ternate'), regency_id: '8271' })
      .onConflictDoNothing();
    await tx
      .insert(desa)
      .values({ ...row('8271011001', 'Kastela'), district_id: '827101' })
      .onConflictDoNothing();
    await tx.insert(pekerjaan).values(row('01', 'Nelayan')).onConflictDoNothing();
  });
}
