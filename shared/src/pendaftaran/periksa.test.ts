import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFormulir, buildSyarat } from '../testing/build-formulir.ts';
import { formulir, formulirKosong, semuaField, type Formulir } from './formulir/formulir.ts';
import { bacaIsian } from './isian.ts';
import { keadaanLangkah } from './keadaan-langkah.ts';
import { periksaFormulir, rapikan } from './periksa.ts';

const syarat = buildSyarat();
const wrong = (more: Partial<Formulir>, of = syarat) => periksaFormulir(buildFormulir(more), of);

describe('a form that is checked before a send', () => {
  test('a whole one has nothing against it', () => {
    expect(wrong({})).toEqual({});
  });

  test('an empty one names everything that has to be filled in, by the field’s label', () => {
    const found = periksaFormulir(formulirKosong(), syarat);
    expect(found['nisn']).toBe('NISN wajib diisi.');
    expect(found['smt_3_mtk']).toBe('Matematika wajib diisi.');
    expect(found['pernyataan_status']).toMatch(/^Setujui pernyataan/);
    for (const optional of ['jurusan_id_2', 'npsn', 'kode_pos', 'dok_domisili', 'prestasi_nama'])
      expect([optional, found[optional]]).toEqual([optional, undefined]);
  });

  test.each<[string, Partial<Formulir>, string, RegExp]>([
    ['the same programme twice', { jurusan_id_2: 'rpl' }, 'jurusan_id_2', /harus lain/],
    ['NISN of nine digits', { nisn: '006123457' }, 'nisn', /10 angka/],
    ['NISN of nothing but zeros', { nisn: '0000000000' }, 'nisn', /10 angka/],
    ['NPSN of ten digits', { npsn: '2010000100' }, 'npsn', /8 (angka|karakter)/],
    ['NIK of fifteen digits', { nik: '827101440310000' }, 'nik', /16 angka/],
    ['NIK with letters', { nik: '82710144031000AB' }, 'nik', /16 angka/],
    ['a family card of letters', { nokk: 'abc' }, 'nokk', /16 angka/],
    ['a phone number of too few digits', { nomor_hp: '0812' }, 'nomor_hp', /081234567890/],
    ['a score above 100', { smt_1_pai: 101 }, 'smt_1_pai', /0 sampai 100/],
    ['a score below 0', { smt_1_pai: -1 }, 'smt_1_pai', /0 sampai 100/],
    ['a score of three decimals', { smt_1_pai: 80.125 }, 'smt_1_pai', /dua angka/],
    ['half a centimetre', { tinggi_badan: 155.5 }, 'tinggi_badan', /bulat/],
    ['a birthday that is to come', { tanggal_lahir: '2025-07-01' }, 'tanggal_lahir', /sudah lewat/],
    ['a day that does not exist', { tanggal_lahir: '2010-02-30' }, 'tanggal_lahir', /sudah lewat/],
    ['a year of graduation that is not offered', { tahun_lulus: '2018' }, 'tahun_lulus', /salah satu/],
    ['a religion that is not offered', { agama: 'ATEIS' }, 'agama', /salah satu/],
    ['a village of another district', { village_id: '8271021001' }, 'village_id', /wilayah di atasnya/],
    ['a name that is too long', { nama: 'x'.repeat(101) }, 'nama', /100 karakter/],
    ['nothing but spaces', { nama_ayah: '   ' }, 'nama_ayah', /wajib/],
    ['a name of signs that nobody sees', { nama: '\u200b\u0007' }, 'nama', /Ketik ulang/],
    ['no declaration', { pernyataan_status: false }, 'pernyataan_status', /Setujui/],
  ])('%s is named at its field alone', (_what, more, field, sentence) => {
    expect(wrong(more)).toEqual({ [field]: expect.stringMatching(sentence) });
  });

  test('S3-REGF-03, S3-REGF-04: the school is chosen inside the province, and written where it is in no list', () => {
    expect(wrong({ ref_sekolah_id: null })).toEqual({ ref_sekolah_id: expect.any(String) });
    expect(wrong({ ref_sekolah_id: '9999' })).toEqual({ nama_sekolah_asal: expect.any(String) });
    expect(wrong({ ref_sekolah_id: '9999', nama_sekolah_asal: 'SMP Baru' })).toEqual({});
    const outside = { daerah_asal: 'LUAR DAERAH', ref_sekolah_id: null };
    expect(wrong(outside)).toEqual({ nama_sekolah_asal: expect.any(String) });
    expect(wrong({ ...outside, nama_sekolah_asal: 'SMP Jauh' })).toEqual({});
  });

  test('S3-REGF-11, S3-REGF-12, S3-REGF-16: what stands behind a switch is asked for while it is on', () => {
    expect(Object.keys(wrong({ prestasi_status: true })).toSorted()).toEqual([
      'param_prestasi_id',
      'prestasi_dokumen',
      'prestasi_nama',
      'prestasi_penyelenggara',
    ]);
    expect(Object.keys(wrong({ afirmasi_status: true })).toSorted()).toEqual([
      'afirmasi_dokumen',
      'afirmasi_jenis_bantuan',
      'afirmasi_nama',
      'afirmasi_nomor',
    ]);
    for (const one of ['pkh', 'kip', 'kks', 'kps', 'jamsosratu'])
      expect(
        wrong({ afirmasi_status: true, afirmasi_jenis_bantuan: one })['afirmasi_jenis_bantuan'],
      ).toBeUndefined();
  });

  test('S3-REGF-13, N23: police record and colour-blindness are asked for by the school’s flags', () => {
    const none = { dok_skck: null, dok_surat_keterangan_buta_warna: null };
    expect(Object.keys(wrong(none))).toEqual(['dok_skck', 'dok_surat_keterangan_buta_warna']);
    expect(wrong(none, buildSyarat({ skck: false, butawarna: false }))).toEqual({});
    expect(wrong({ dok_surat_keterangan_buta_warna: null, butawarna_status: true })).toEqual({});
  });

  test('N23: a school that takes forms without documents asks for none of them', () => {
    const files = semuaField.filter(({ jenis }) => jenis === 'berkas').map(({ name }) => [name, null]);
    const none = Object.fromEntries(files);
    expect(Object.keys(wrong(none)).length).toBeGreaterThan(9);
    expect(wrong(none, buildSyarat({ tanpa_berkas: true }))).toEqual({});
  });
});

describe('a form as it is stored with a send', () => {
  test('numbers are written in one way, and what is not asked for is empty, whatever was sent', () => {
    const sent = buildFormulir({
      nisn: ' 006 123 4578 ',
      nomor_hp: '0812-3456-7890',
      nik: '8271 0144 0310 0001',
      prestasi_nama: 'sisa',
      prestasi_dokumen: 'berkas-orang-lain',
      butawarna_status: true,
    });
    const stored = rapikan(sent, syarat);
    expect(stored).toMatchObject({
      nisn: '0061234578',
      nomor_hp: '6281234567890',
      nik: '8271014403100001',
      prestasi_nama: '',
      prestasi_dokumen: null,
      dok_surat_keterangan_buta_warna: null,
    });
    expect(periksaFormulir(stored, syarat)).toEqual({});
    expect(rapikan(stored, syarat)).toEqual(stored);
  });
});

test('texts carry no signs that break a list or turn a line around, and keep their letters', () => {
  const sent = buildFormulir({
    nama: 'Siti\u0007 \u202eAini ',
    alamat: 'Jl. Baru\n\tRT 2',
    nama_ibu: 'عائشة',
  });
  expect(rapikan(sent, syarat)).toMatchObject({
    nama: 'Siti Aini',
    alamat: 'Jl. Baru RT 2',
    nama_ibu: 'عائشة',
  });
});

describe('a draft', () => {
  test('cuts what is too long between two characters', () => {
    const long = { nama: `${'x'.repeat(119)}😀`, agama: `${'x'.repeat(99)}😀` };
    expect(bacaIsian(long)).toEqual({ nama: 'x'.repeat(119), agama: 'x'.repeat(99) });
  });

  test('keeps what was typed though it is wrong, and nothing that the form does not have', () => {
    expect(
      bacaIsian({ nisn: '12', smt_1_pai: '80,5', nama: 7, status: 4, nomor_register: '1', agama: {} }),
    ).toEqual({ nisn: '12', smt_1_pai: 80.5, nama: '7', agama: null });
  });

  test('is read, checked and counted whatever was sent', () => {
    const names = fc.constantFrom(...semuaField.map(({ name }) => name as string), 'lain');
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), (sent) => {
        const draft = bacaIsian(sent);
        expect(bacaIsian(draft)).toEqual(draft);
        for (const sentence of Object.values(periksaFormulir(draft, syarat))) expect(sentence).toMatch(/\.$/);
        for (const step of formulir) keadaanLangkah(step, draft, syarat);
      }),
    );
  });

  test('a step says what it lacks by the labels of its fields', () => {
    const identitas = formulir[2]!;
    expect(keadaanLangkah(identitas, formulirKosong(), syarat).keadaan).toBe('belum');
    expect(keadaanLangkah(identitas, buildFormulir({ foto: null }), syarat)).toEqual({
      keadaan: 'kurang',
      kurang: ['Foto 3x4'],
    });
    for (const step of formulir)
      expect(keadaanLangkah(step, buildFormulir(), syarat)).toEqual({ keadaan: 'selesai', kurang: [] });
  });
});
