import { expect, test } from 'vitest';
import { fieldTerbuka } from './terbuka.ts';

test.each<[string[], string[] | undefined]>([
  [[], []],
  [['nama'], ['nama']],
  [
    ['dok_skl', 'nik'],
    ['nik', 'dok_skl'],
  ],
  [['regency_id'], ['regency_id', 'district_id', 'village_id']],
  [['daerah_asal'], ['daerah_asal', 'ref_sekolah_id', 'nama_sekolah_asal']],
  [['skl'], ['dok_skl']],
  [
    ['prestasi_status'],
    ['prestasi_status', 'param_prestasi_id', 'prestasi_penyelenggara', 'prestasi_nama', 'prestasi_dokumen'],
  ],
  [['prestasi_dokumen'], ['prestasi_dokumen']],
  [['status'], undefined],
])('D-RULE-05: of %j goes back to the applicant: %j', (flagged, open) => {
  expect(fieldTerbuka(flagged)).toEqual(open);
});
