import type { PlacedCall } from '../kernel/call.ts';
import type { Option } from '../kernel/resource.ts';
import type { NamaAcuan, Terisi } from './formulir/field.ts';

/** An option of a reference; a school brings its NPSN. */
export type PilihanAcuan = Option & { npsn?: string };

const combo = (path: string): PlacedCall<Terisi | undefined, PilihanAcuan[]> => ({
  method: 'POST',
  path: `/api/${path}-combo`,
  capability: 'masuk',
});

/** The call that lists what a field may name. Resources define theirs with schemas, which the page of an applicant does not load. */
export const acuanCombo: Readonly<Record<NamaAcuan, PlacedCall<Terisi | undefined, PilihanAcuan[]>>> = {
  program: combo('program-keahlian'),
  sekolah: combo('ref-sekolah'),
  provinsi: combo('provinsi'),
  kabupaten: combo('kabupaten'),
  kecamatan: { ...combo('kecamatan'), path: '/api/kecamatan-combo-by-regency' },
  desa: combo('desa'),
  pekerjaan: combo('pekerjaan'),
  prestasi: combo('param-prestasi'),
  golongan: combo('golongan'),
  pendidikan: combo('pendidikan'),
  jurusan: combo('jurusan'),
};
