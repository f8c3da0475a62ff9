import { describe, expect, test } from 'vitest';
import { buildIsianJadwalUjian, parseIsianJadwalUjian } from '../testing/build-isian-jadwal-ujian.ts';
import { checkBankSoal, checkJadwalUjian } from './check-jadwal-ujian.ts';
import { refuseFrozenChange } from './frozen-fields.ts';
import { jadwalUjianResource } from './jadwal-ujian.schema.ts';
import { checkSesi, sesiResource } from './sesi.schema.ts';

test('what a form leaves out gets the written defaults', () => {
  expect(parseIsianJadwalUjian()).toEqual({
    ...buildIsianJadwalUjian(),
    master_soal_id_2: null,
    jumlah_soal_2: 0,
    bobot: 1,
    isRandom: false,
    acak_opsi: false,
    token_wajib: true,
    kebijakan_waktu: 'jeda',
    jeda_maks: 3,
    toleransi_menit: 0,
    toleransi_kirim: null,
    kktp: null,
    menit_minimum_selesai: 0,
    keterlambatan: 'akhir_sama',
    tutup_panggilan_langsung: false,
  });
});

test.each(['', null, undefined])('missing, null and "" mean the same: %j', (empty) => {
  const names = [
    'program_keahlian_id',
    'master_soal_id_2',
    'jumlah_soal_2',
    'bobot',
    'jeda_maks',
    'toleransi_kirim',
  ];
  expect(parseIsianJadwalUjian(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(
    parseIsianJadwalUjian(),
  );
});

test('where the clock never waits, no stopping is the default', () => {
  expect(parseIsianJadwalUjian({ kebijakan_waktu: 'jalan_terus' }).jeda_maks).toBe(0);
});

describe('a field outside its range is refused with a sentence', () => {
  test.each([
    ['name', '  ', /wajib diisi/],
    ['master_soal_id_1', '', /wajib diisi/],
    ['jumlah_soal_1', '', /1 sampai 500/],
    ['jumlah_soal_1', 0, /1 sampai 500/],
    ['jumlah_soal_1', 1.5, /angka bulat/],
    ['tanggal', '2025-02-30', /tanggal/],
    ['tanggal', '01-07-2025', /tanggal/],
    ['waktu', 0, /1 sampai 600/],
    ['waktu', 601, /1 sampai 600/],
    ['waktu', 'enam puluh', /1 sampai 600/],
    ['kebijakan_waktu', 'bebas', /jeda/],
    ['keterlambatan', 'bebas', /akhir_sama/],
    ['toleransi_menit', -1, /0 sampai 240/],
    ['token_wajib', 'ya', /ya atau tidak/],
  ])('%s = %j', (field, value, sentence) => {
    const result = jadwalUjianResource.fields.safeParse(buildIsianJadwalUjian({ [field]: value }));
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      [field, expect.stringMatching(sentence)],
    ]);
  });

  test.each([
    ['waktu', 1],
    ['waktu', 600],
  ])('%s = %j is taken', (field, value) => {
    expect(parseIsianJadwalUjian({ [field]: value })).toMatchObject({ [field]: value });
  });
});

describe('the fields of a schedule agree with each other', () => {
  const dua = { master_soal_id_2: 'bank-2', jumlah_soal_2: 10, jumlah_soal: 30 };
  test.each([
    ['one bank', {}, []],
    ['two banks', dua, []],
    ['counts that do not add up', { jumlah_soal: 21 }, ['jumlah_soal']],
    ['the same bank twice', { ...dua, master_soal_id_2: 'bank-1' }, ['master_soal_id_2']],
    ['a count without a second bank', { jumlah_soal_2: 5, jumlah_soal: 25 }, ['master_soal_id_2']],
    ['a second bank without a count', { master_soal_id_2: 'bank-2' }, ['jumlah_soal_2']],
    ['jalan terus with a pause', { kebijakan_waktu: 'jalan_terus', jeda_maks: 3 }, ['jeda_maks']],
    ['jalan terus without one', { kebijakan_waktu: 'jalan_terus', jeda_maks: 0 }, []],
    ['jeda without a pause', { jeda_maks: 0 }, ['jeda_maks']],
    ['Selesai that never opens', { menit_minimum_selesai: 61 }, ['menit_minimum_selesai']],
    ['Selesai that opens at the end', { menit_minimum_selesai: 60 }, []],
  ])('%s', (_name, fields, wrong) => {
    expect(Object.keys(checkJadwalUjian(parseIsianJadwalUjian(fields)))).toEqual(wrong);
  });
});

test.each([
  ['enough', { 'bank-1': 20, 'bank-2': 10 }, {}],
  ['too few in the first', { 'bank-1': 19, 'bank-2': 10 }, { jumlah_soal_1: /19 soal siap/ }],
  ['too few in the second', { 'bank-1': 20, 'bank-2': 0 }, { jumlah_soal_2: /0 soal siap/ }],
  ['no such bank', { 'bank-1': 20 }, { master_soal_id_2: /tidak ada lagi/ }],
])('banks hold what the schedule draws: %s', (_name, siap: Record<string, number>, wrong) => {
  const jadwal = parseIsianJadwalUjian({ master_soal_id_2: 'bank-2', jumlah_soal_2: 10, jumlah_soal: 30 });
  const kesalahan = checkBankSoal(jadwal, (bankId) => siap[bankId]);
  expect(Object.keys(kesalahan)).toEqual(Object.keys(wrong));
  for (const [field, sentence] of Object.entries(wrong)) expect(kesalahan[field]).toMatch(sentence);
});

describe('a schedule in use keeps what was made from it', () => {
  const before = parseIsianJadwalUjian();
  test.each([
    ['tanggal', { tanggal: '2025-07-03' }, /sudah dibagikan.*tanggal/, /sudah dimulai.*tanggal/],
    ['program', { program_keahlian_id: 'tkj' }, /program keahlian/, /program keahlian/],
    ['bank', { master_soal_id_1: 'bank-9' }, undefined, /bank soal/],
    ['count', { jumlah_soal_1: 10, jumlah_soal: 10 }, undefined, /jumlah soal/],
    ['name, time and weight', { name: 'MTK', waktu: 90, bobot: 2 }, undefined, undefined],
  ])('%s', (_name, fields, withRows, withUjian) => {
    const after = parseIsianJadwalUjian(fields);
    const refusal = (hasBaris: boolean, hasUjian: boolean) =>
      refuseFrozenChange(before, after, { hasBaris, hasUjian });
    expect(refusal(false, false)).toBeUndefined();
    expect(refusal(true, false) ?? '').toMatch(withRows ?? /^$/);
    expect(refusal(true, true) ?? '').toMatch(withUjian ?? /^$/);
  });
});

describe('sessions', () => {
  test.each([
    ['07:30', '09:30', true],
    ['23:30', '00:30', true],
    ['7:30', '09:30', false],
    ['07:30', '24:00', false],
    ['07:30', '07:30', false],
  ])('%s to %s: %s', (jam_mulai, jam_selesai, right) => {
    const parsed = sesiResource.fields.safeParse({ name: 'Sesi 1', jam_mulai, jam_selesai });
    expect(parsed.success && Object.keys(checkSesi(parsed.data)).length === 0).toBe(right);
  });
});
