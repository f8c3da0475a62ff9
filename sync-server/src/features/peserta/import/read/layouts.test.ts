import { expect, test } from 'vitest';
import { barisPesertaSchema } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { buildBarisPeserta } from '@spmb/shared/testing/build-baris-peserta.ts';
import { buildCsv, buildXls, buildXlsx, buildXlsxOf } from '../../../../spreadsheet/testing/build-file.ts';
import { readPeserta } from './read-peserta.ts';

/** The 43 headers of GarudaCBT's file, remarks and line ends included. */
const GARUDA = [
  'NO',
  'NISN*',
  'NIS*',
  'NAMA SISWA*',
  'JENIS KELAMIN (L/P) *',
  'USERNAME*',
  'PASSWORD*',
  'KELAS AWAL * \n(gunakan nomor 1-12)',
  'TANGGAL DI TERIMA FORMAT (YYYY-MM-DD) contoh: 2020-07-15',
  'SEKOLAH ASAL',
  'TEMPAT LAHIR',
  'TANGGAL LAHIR FORMAT (DD-MM-YYY) contoh: 31-12-2009',
  'AGAMA',
  'NOMOR TELEPON',
  'EMAIL',
  'ANAK KE',
  'STATUS DALAM KELUARGA (1=Anak Kandung, 2=Anak Tiri, 3=Anak Angkat)',
  'ALAMAT',
  'RT',
  'RW',
  'DESA/KELURAHAN',
  'KECAMATAN',
  'KABUPATEN/KOTA',
  'PROVINSI',
  'KODE POS',
  ...['AYAH', 'IBU', 'WALI'].flatMap((who) =>
    ['NAMA', 'TANGGAL LAHIR', 'PENDIDIKAN', 'PEKERJAAN', 'NOMOR TELEPON', 'ALAMAT'].map(
      (what) => `${what} ${who}`,
    ),
  ),
];

test('GarudaCBT format_siswa: 43 columns, USERNAME is the number, parents are left aside', async () => {
  expect(GARUDA).toHaveLength(43);
  const cells = [
    '',
    '0091234567',
    '1234',
    'Ahmad Fauzi',
    'L',
    'ahmad01',
    'rahasia7',
    10,
    '2024-07-15',
    'SMP 1',
    'Bogor',
  ];
  const rest = ['31-12-2009', 'Islam', '0812-3456-7890', 'ahmad@contoh.id', 2, 1, 'Jl. Melati', '01', '02'];
  const { layout, baris, temuan } = await readPeserta(
    await buildXlsxOf([GARUDA, [...cells, ...rest, ...Array<string>(23).fill('ayah')]]),
  );
  expect([layout, temuan.length]).toEqual(['GarudaCBT format_siswa', 1]);
  expect(temuan[0]?.pesan).toMatch(/tidak diimpor: NIS\*, .*ALAMAT, RT, RW/);
  expect(baris).toEqual([
    buildBarisPeserta({
      nomor_peserta: 'ahmad01',
      nisn: '0091234567',
      nama: 'Ahmad Fauzi',
      jenis_kelamin: 'L',
      tempat_lahir: 'Bogor',
      tanggal_lahir: '2009-12-31',
      agama: 'Islam',
      nama_sekolah_asal: 'SMP 1',
      nomor_hp: '6281234567890',
      email: 'ahmad@contoh.id',
      kelas: '10',
      kata_sandi: 'rahasia7',
    }),
  ]);
});

test('Candy importdatamaster: No_PES is the number, the unused Username is reported', async () => {
  const header =
    'ID NIS No_PES Nama Level Kelas Jurusan Sesi Ruang Username Password Foto Server Agama'.split(' ');
  const { layout, baris, temuan } = await readPeserta(
    await buildXlsx((worksheet) => {
      worksheet.addRow(header).getCell(5).note = 'Untuk SMK/SMA: X, XI, XII';
      worksheet.addRow([
        1,
        15161,
        '12-248-001-8',
        'Rina',
        'XII',
        'XIITP',
        'TP',
        1.0,
        'R1',
        'u1',
        'rahasia7',
        '',
        'SR01',
        'Islam',
      ]);
    }),
  );
  expect(layout).toBe('Candy importdatamaster');
  expect(baris).toEqual([
    buildBarisPeserta({
      nomor_peserta: '12-248-001-8',
      nama: 'Rina',
      jenis_kelamin: '',
      agama: 'Islam',
      pilihan_1: 'TP',
      kelas: 'XIITP',
      ruang: 'R1',
      sesi: '1',
      kata_sandi: 'rahasia7',
    }),
  ]);
  expect(temuan).toMatchObject([
    { baris: 1, sel: 'J1', kolom: 'Username', tingkat: 'peringatan' },
    { baris: 1, tingkat: 'peringatan', pesan: expect.stringContaining('tidak diimpor: NIS, ') as string },
  ]);
});

const BEESMART =
  'NOMER UJIAN|NAMA SISWA|NIS|SESI UJIAN|RUANG UJIAN|KODE LEVEL|KODE KELAS|JENISKELAMIN|PASSOWRD|JURUSAN|FOTO|AGAMA|PILIHAN';
const BEESMART_ROW = [
  'K01-001',
  'Dewi',
  123,
  2,
  'R2',
  'XII',
  'XII-IPA',
  'P',
  'rahasia7',
  'IPA',
  '',
  'Hindu',
  'FIS',
];

test.each([
  ['below a title', [['DATA SISWA'], BEESMART.split('|'), BEESMART_ROW], 0],
  ['below a blank row', [BEESMART.split('|'), [], BEESMART_ROW], 0],
  ['below a help row', [BEESMART.split('|'), ['Wajib diisi', 'Wajib diisi', '', 1], BEESMART_ROW], 1],
  ['below a row that Beesmart itself skips', [BEESMART.split('|'), ['K99', 'Entah'], BEESMART_ROW], 1],
])('Beesmart bee_siswa_temp.xls: data from row 3, %s', async (_name, rows, findings) => {
  const { layout, baris, temuan } = await readPeserta(buildXls(rows));
  expect(layout).toBe('Beesmart bee_siswa_temp');
  expect(baris).toEqual([
    buildBarisPeserta({
      baris: 3,
      nomor_peserta: 'K01-001',
      nama: 'Dewi',
      agama: 'Hindu',
      pilihan_1: 'IPA',
      kelas: 'XII-IPA',
      ruang: 'R2',
      sesi: '2',
      kata_sandi: 'rahasia7',
    }),
  ]);
  // One names the columns that are not taken.
  expect(temuan).toHaveLength(findings + 1);
});

test('ZYA form-data-siswa.xls: Username is the number, Group the class', async () => {
  const { layout, baris } = await readPeserta(
    buildXls([
      ['FORM DATA SISWA'],
      [],
      [],
      [],
      ['No', 'Username', 'Password', 'Nama Lengkap', 'Email', 'Group', 'Keterangan'],
      [1, 'putu01', 'rahasia7', 'I Putu Gede', 'putu@contoh.id', 'IX A', 'pindahan'],
    ]),
  );
  expect(layout).toBe('ZYA form-data-siswa');
  expect(baris).toEqual([
    buildBarisPeserta({
      baris: 6,
      nomor_peserta: 'putu01',
      nama: 'I Putu Gede',
      jenis_kelamin: '',
      email: 'putu@contoh.id',
      kelas: 'IX A',
      kata_sandi: 'rahasia7',
    }),
  ]);
});

test('ExtraordinaryCBT format-peserta-import', async () => {
  const { layout, baris } = await readPeserta(
    await buildXlsxOf([
      ['Sesi', 'no_ujian', 'nama', 'password', 'jurusan_kode', 'agama_kode'],
      [1, 'EX-01', 'Maria', 'rahasia7', 'TKJ', 'KATOLIK'],
    ]),
  );
  expect(layout).toBe('ExtraordinaryCBT format-peserta-import');
  expect(baris).toEqual([
    buildBarisPeserta({
      nomor_peserta: 'EX-01',
      nama: 'Maria',
      jenis_kelamin: '',
      agama: 'KATOLIK',
      pilihan_1: 'TKJ',
      sesi: '1',
      kata_sandi: 'rahasia7',
    }),
  ]);
});

test('a list of the school’s own as CSV with ; and a header in row 3', async () => {
  const { layout, baris, temuan } = await readPeserta(
    buildCsv([
      ['SMK Negeri 1, Bandung'],
      [],
      [
        'No.',
        'Nama Peserta Didik',
        'L/P',
        'NISN',
        'Tgl. Lahir',
        'No. HP',
        'Asal Sekolah',
        'Pil. 1',
        'Pil. 2',
      ],
      ['1', 'Siti "Ica" Aminah', 'P', '0091234567', '1/2/2010', '8123456789', 'SMP 2', 'TKJ', 'RPL'],
    ]),
  );
  expect([layout, temuan]).toEqual(['Daftar peserta', []]);
  expect(baris).toEqual([
    buildBarisPeserta({
      baris: 4,
      nomor_peserta: '0091234567',
      nisn: '0091234567',
      nama: 'Siti "Ica" Aminah',
      tanggal_lahir: '2010-02-01',
      nama_sekolah_asal: 'SMP 2',
      pilihan_1: 'TKJ',
      pilihan_2: 'RPL',
      nomor_hp: '628123456789',
    }),
  ]);
  expect(() => barisPesertaSchema.parse(baris[0])).not.toThrow();
});
