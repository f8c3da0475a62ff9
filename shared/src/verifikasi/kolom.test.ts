import { expect, test } from 'vitest';
import { buildFormulir } from '../testing/build-formulir.ts';
import { bacaPerubahan, tulisRekam } from './kolom.ts';

const isi = buildFormulir();

test('S2-VREC: documents carry path_ and their address, except the one that the specification spells without', () => {
  const record = tulisRekam(isi);
  expect(record).toMatchObject({
    foto: 'berkas-foto',
    path_dok_kartu_keluarga: '/api/media/berkas-kk',
    path_smt_1_dokumen: '/api/media/berkas-smt-1',
    path_prestasi_dokumen: '',
    dok_domisili: '',
    nik: '82************01',
    nama: 'Siti Aini',
  });
  expect(record).not.toHaveProperty('dok_kartu_keluarga');
});

test.each<[object, object]>([
  [tulisRekam(isi), {}],
  [{}, {}],
  [{ nama: ' Siti Aini ', smt_1_pai: '80', jurusan_id_2: '' }, {}],
  [{ nomor_hp: '0812-3456-7890' }, {}],
  [{ path_dok_skl: 'berkas-skl', dok_domisili: null }, {}],
  [
    { nama: 'Siti Nur Aini', smt_1_pai: '81,5' },
    { nama: 'Siti Nur Aini', smt_1_pai: 81.5 },
  ],
  [{ nik: '8271014403100009' }, { nik: '8271014403100009' }],
  [{ dok_skl: '/api/media/lain' }, { dok_skl: 'lain' }],
  [{ nisn: '12' }, { nisn: '12' }],
  [{ smt_1_pai: 'abc' }, { smt_1_pai: 'abc' }],
  [{ status: 4, nilai_rapor: 100, nr_pai: 100 }, {}],
])('of %j what differs from the form is %j', (sent, changed) => {
  expect(bacaPerubahan({ ...sent }, isi)).toEqual(changed);
});
