import { localDate } from '@spmb/shared/kernel/zone.ts';
import type { Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { tahunLulusDari } from '@spmb/shared/pendaftaran/tahun-lulus.ts';
import type { Reader } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';

/** What the school asks of an applicant at an instant. */
export async function getSyarat(read: Reader, nowMs: number): Promise<Syarat> {
  const school = await findSekolah(read);
  const { tahun_ajaran } = await getPengaturan(read, 'umum');
  const { tahun_lulus_banyak } = await getPengaturan(read, 'pendaftaran');
  return {
    skck: school?.skck ?? false,
    butawarna: school?.butawarna ?? false,
    tanpa_berkas: school?.tanpa_berkas ?? false,
    tahun_lulus: tahunLulusDari(tahun_ajaran, tahun_lulus_banyak),
    hari_ini: localDate(nowMs, school?.zona ?? 'WIB'),
  };
}
