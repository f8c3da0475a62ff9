import { describe, expect, test } from 'vitest';
import { buildSyarat } from '../../testing/build-formulir.ts';
import { tahunLulusDari } from '../tahun-lulus.ts';
import { findField, formulir, formulirKosong, semuaField } from './formulir.ts';

/** The fields of the record as the specification names them (3 §3), without what the server gives. */
const record = `
jurusan_id_1 jurusan_id_2 daerah_asal ref_sekolah_id nama_sekolah_asal npsn
nama jenis_kelamin tempat_lahir tanggal_lahir agama nisn tahun_lulus jenis_lulusan nomor_hp nik nokk
dok_kartu_keluarga dok_akte_lahir dok_domisili dok_skl dok_skck dok_surat_keterangan_sehat
dok_surat_keterangan_buta_warna foto
province_id regency_id district_id village_id rt rw alamat kode_pos jarak_kesekolah
nama_ayah nama_ibu telpon_rumah pekerjaan_id
prestasi_status param_prestasi_id prestasi_penyelenggara prestasi_nama prestasi_dokumen
afirmasi_status afirmasi_jenis_bantuan afirmasi_nama afirmasi_nomor afirmasi_dokumen
butawarna_status tinggi_badan pernyataan_status
${[1, 2, 3, 4, 5]
  .map((n) => ['pai', 'pkn', 'bindo', 'bing', 'mtk', 'ipa', 'ips', 'dokumen'].map((one) => `smt_${n}_${one}`))
  .flat()
  .join(' ')}`
  .trim()
  .split(/\s+/);

describe('the form', () => {
  test('S3-REC-01 to S3-REC-09: has exactly the fields of the record, each in one step', () => {
    const names = semuaField.map(({ name }) => name as string);
    expect(names.toSorted()).toEqual(record.toSorted());
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(formulirKosong()).toSorted()).toEqual(record.toSorted());
  });

  test('S3-REGF-01 to S3-REGF-14: has 16 steps in the order of the specification', () => {
    expect(formulir.map(({ name }) => name)).toEqual([
      'pilihan',
      'sekolah-asal',
      'identitas',
      'kependudukan',
      'alamat',
      'orang-tua',
      'rapor-1',
      'rapor-2',
      'rapor-3',
      'rapor-4',
      'rapor-5',
      'skl',
      'prestasi',
      'afirmasi',
      'keterangan',
      'pernyataan',
    ]);
  });

  test.each<[string, readonly (string | number)[]]>([
    ['daerah_asal', ['DALAM PROVINSI', 'LUAR DAERAH']],
    ['jenis_kelamin', ['L', 'P']],
    ['agama', ['ISLAM', 'PROTESTAN', 'KATHOLIK', 'HINDU', 'BUDHA', 'KONG HUCU']],
    ['tahun_lulus', ['2025', '2024']],
    ['jenis_lulusan', ['umum', 'mts', 'paket']],
    ['afirmasi_jenis_bantuan', ['pkh', 'kip', 'kks', 'kps', 'jamsosratu']],
  ])('S2-ENUM-01 to S2-ENUM-06, N9, N10: %s is one of those of the specification', (name, values) => {
    const field = findField(name);
    const syarat = buildSyarat({ tahun_lulus: tahunLulusDari('2025/2026', 2) });
    const offered = field?.jenis === 'pilih' ? field.pilihan(syarat).map(({ value }) => value) : [];
    expect(offered).toEqual(values);
  });

  test('no field looks at one that no step has', () => {
    const names = new Set<string>(semuaField.map(({ name }) => name));
    const above = semuaField.flatMap((field) =>
      field.jenis === 'acuan' && field.induk ? [field.induk] : [],
    );
    expect(above.filter((name) => !names.has(name))).toEqual([]);
    expect(above.length).toBeGreaterThan(2);
  });
});
