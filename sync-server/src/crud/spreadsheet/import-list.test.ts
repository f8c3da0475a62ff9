import type { LaporanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { programKeahlian } from '../../features/program-keahlian/program-keahlian.table.ts';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import { buildXls, buildXlsx, buildXlsxOf } from '../../spreadsheet/testing/build-file.ts';
import { packZip } from '../../archive/pack-zip.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perTest(buildTestApp);
const staff = perTest(() => t.signIn('operator', { nama: 'Pak Budi' }));

const header = ['Nama', 'Singkatan', 'Pagu', 'Warna'];
type Cells = readonly (string | number | null)[];

async function send(bytes: Uint8Array, mode?: string, session = staff) {
  const form = new FormData();
  form.append('file_excel', new File([new Uint8Array(bytes)], 'program.xlsx'));
  if (mode !== undefined) form.append('mode', mode);
  return t.call(session, 'POST', '/api/program-keahlian-impor', form);
}
const sendRows = async (rows: readonly Cells[], mode?: string) =>
  send(await buildXlsxOf([header, ...rows]), mode);
const counts = ({ dibaca, baru, diubah, tetap, ditolak }: LaporanImport) => [
  dibaca,
  baru,
  diubah,
  tetap,
  ditolak,
];
const stored = () => t.context.store.read.select().from(programKeahlian).orderBy(programKeahlian.singkat);

describe('what an import writes', () => {
  test('new rows are stored, stored ones changed; the same file again changes nothing', async () => {
    const rows = [
      ['Teknik Kimia', 'TKI', 36, '#aa3300'],
      ['Tata Boga', 'TB', '', ''],
    ];
    const first = await sendRows(rows);
    expect(first.body).toMatchObject({ status: true, message: '2 baru, 0 diubah, 0 tetap, 0 ditolak.' });
    const before = await stored();
    expect(before.map(({ name, singkat, pagu, warna }) => [name, singkat, pagu, warna])).toEqual([
      ['Tata Boga', 'TB', 0, '#1e6fd9'],
      ['Teknik Kimia', 'TKI', 36, '#aa3300'],
    ]);
    const again = await sendRows(rows);
    expect(counts(again.body.data)).toEqual([2, 0, 0, 2, 0]);
    expect(await stored()).toEqual(before);

    const changed = await sendRows([['Teknik Kimia Industri', 'tki', '', '']]);
    expect(counts(changed.body.data)).toEqual([1, 0, 1, 0, 0]);
    expect(changed.body.data.perubahan).toEqual([
      { kunci: 'TKI', kolom: 'Nama', sebelum: 'Teknik Kimia', sesudah: 'Teknik Kimia Industri' },
    ]);
    expect((await stored())[1]).toMatchObject({ singkat: 'TKI', pagu: 36, warna: '#aa3300', versi: 2 });
  });

  test('periksa says the same and writes nothing', async () => {
    const { body } = await sendRows([['Teknik Kimia', 'TKI', 36, '']], 'periksa');
    expect(body.message).toMatch(/^Belum ada yang disimpan: 1 baru/);
    expect(body.data).toMatchObject({
      mode: 'periksa',
      baru: 1,
      contoh: [{ baris: 2, name: 'Teknik Kimia', singkat: 'TKI', pagu: '36' }],
    });
    expect(await stored()).toEqual([]);
    expect(await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'impor'))).toEqual([]);
  });

  test('D-RULE-03: each row is on record with the file as its reason, and the import with its counts', async () => {
    await sendRows([['Teknik Kimia', 'TKI', 36, '']]);
    const entries = await t.context.store.read.select().from(audit).orderBy(desc(audit.tindakan));
    const kept = entries.map(({ tindakan, nama, alasan }) => [tindakan, nama, alasan]);
    expect(kept).toContainEqual(['buat', 'Pak Budi', 'Impor program.xlsx']);
    expect(entries.find(({ tindakan }) => tindakan === 'impor')).toMatchObject({
      tabel: 'program_keahlian',
      sesudah: { nama_berkas: 'program.xlsx', dibaca: 1, baru: 1, ditolak: 0 },
    });
  });

  test('two imports of one file at once store everything once', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => [`Program ${at}`, `P${at}`, at, '']);
    const answers = await Promise.all([sendRows(rows), sendRows(rows)]);
    expect(answers.map(({ body }) => String(counts(body.data))).sort()).toEqual([
      '30,0,0,30,0',
      '30,30,0,0,0',
    ]);
    expect(await stored()).toHaveLength(30);
  });

  test('what was exported is read back as unchanged', async () => {
    await sendRows([
      ['=1+1', '-A', 1, '#aa3300'],
      ['Kimia', '007', 2, '#aa3301'],
    ]);
    const answer = await t.app.request('/api/program-keahlian-export', {
      headers: { authorization: `Bearer ${staff.token}` },
    });
    const { body } = await send(new Uint8Array(await answer.arrayBuffer()));
    expect(counts(body.data)).toEqual([2, 0, 0, 2, 0]);
  });
});

describe('a row that cannot be written is named with its cell', () => {
  test.each([
    ['no key', ['Kimia', '', 1, ''], 'B3', 'Singkatan wajib diisi.'],
    ['no name', ['', 'TKI', 1, ''], 'A3', 'Nama wajib diisi.'],
    ['a number that is none', ['Kimia', 'TKI', 'banyak', ''], 'C3', /^Pagu diisi angka bulat/],
    ['a long text', ['Kimia', 'x'.repeat(21), 1, ''], 'B3', 'Singkatan paling panjang 20 karakter.'],
    ['the key of an earlier row', ['Kimia', 'aa', 1, ''], 'B3', /sudah ada di baris 2/],
    ['a name of another one', ['Anggur', 'TKI', 1, ''], 'A3', /sudah dipakai Anggur/],
    ['a number that Excel damaged', ['Kimia', 1e16, 1, ''], 'B3', /sudah rusak/],
  ])('%s', async (_name, row, sel, message) => {
    const { body } = await sendRows([['Anggur', 'AA', 1, ''], row]);
    expect(counts(body.data)).toEqual([2, 1, 0, 0, 1]);
    expect(body.data.temuan).toMatchObject([
      { baris: 3, sel, tingkat: 'tolak', message: expect.stringMatching(message) },
    ]);
    expect(await stored()).toHaveLength(1);
  });

  test('a dry run asks the same checks', async () => {
    await sendRows([['Anggur', 'AA', 1, '']]);
    const { body } = await sendRows([['Anggur', 'BB', 1, '']], 'periksa');
    expect(body.data).toMatchObject({ ditolak: 1, temuan: [{ sel: 'A2' }] });
  });

  test('formulas are read as their results', async () => {
    const bytes = await buildXlsx((worksheet) => {
      worksheet.addRow(header);
      worksheet.getCell('A2').value = { formula: '"Tek"&"nik"', result: 'Teknik' };
      worksheet.getCell('B2').value = 'TKN';
      worksheet.getCell('C2').value = { formula: '30+6', result: 36 };
    });
    await send(bytes);
    expect(await stored()).toMatchObject([{ name: 'Teknik', singkat: 'TKN', pagu: 36 }]);
  });
});

describe('files', () => {
  test('headers are known whatever their case, spaces and place, also in .xls', async () => {
    const { body } = await send(
      buildXls([['Daftar program'], [], ['PAGU ', 'singkatan*', 'nama'], ['9', 'AK', 'Akuntansi']]),
    );
    expect(counts(body.data)).toEqual([1, 1, 0, 0, 0]);
    expect(await stored()).toMatchObject([{ name: 'Akuntansi', singkat: 'AK', pagu: 9 }]);
  });

  test('the template has the labels and is read back as empty', async () => {
    const answer = await t.app.request('/api/program-keahlian-impor-template', {
      headers: { authorization: `Bearer ${staff.token}` },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect((await readSheets(bytes)).map(({ rows }) => rows[0])).toEqual([header, ['Petunjuk']]);
    expect((await send(bytes, 'periksa')).body.data).toMatchObject({ dibaca: 0 });
  });

  test.each([
    ['no spreadsheet', () => new TextEncoder().encode('%PDF-1.7 …'), /bukan lembar kerja/],
    [
      'a broken one',
      () => packZip(new Map([['xl/workbook.xml', new Uint8Array(9)]])),
      /rusak|tidak dapat dibaca/,
    ],
    ['one without the key', () => buildXlsxOf([['Judul', 'Isi']]), /kolom Singkatan.*Unduh templat/],
    ['an empty one', () => new Uint8Array(), /kosong/],
  ])('%s is refused with the way out', async (_name, build, message) => {
    const { body } = await send(await build());
    expect(body).toMatchObject({
      status: false,
      kesalahan: { file_excel: expect.stringMatching(message) },
    });
  });

  test('P13: a zip bomb is refused', { timeout: 120_000 }, async () => {
    const { deflateRawSync } = await import('node:zlib');
    const bomb = bombOf(deflateRawSync(Buffer.alloc(160 * 1024 * 1024)), 160 * 1024 * 1024);
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect((await send(bomb)).body).toMatchObject({
      status: false,
      kesalahan: { file_excel: expect.any(String) },
    });
  });

  test('no file, an unknown mode, over 2 MB, nothing good', async () => {
    const path = '/api/program-keahlian-impor';
    expect((await t.call(staff, 'POST', path, new FormData())).body.message).toMatch(/Pilih berkas/);
    expect((await sendRows([], 'coba')).body.kesalahan).toHaveProperty('mode');
    expect((await send(new Uint8Array(2 * 1024 * 1024 + 1))).httpStatus).toBe(413);
    expect((await sendRows([['', 'A', 1, '']])).body).toMatchObject({ status: false, data: { ditolak: 1 } });
  });
});

test(
  'P13: of 1,000 rows with every tenth wrong 900 are stored, 100 named; again nothing changes',
  { timeout: 120_000 },
  async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => [
      at % 10 === 9 ? '' : `Program ${at}`,
      `P${at}`,
      at % 40,
      '',
    ]);
    const first = (await sendRows(rows)).body.data as LaporanImport;
    expect(counts(first)).toEqual([1_000, 900, 0, 0, 100]);
    expect(first.temuan).toHaveLength(100);
    expect(await stored()).toHaveLength(900);
    expect(counts((await sendRows(rows)).body.data)).toEqual([1_000, 0, 0, 900, 100]);
  },
);

/** A zip archive whose only part claims and holds `size` bytes in a few packed ones. */
function bombOf(packed: Buffer, size: number): Buffer {
  const name = Buffer.from('xl/workbook.xml');
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(name.length, 22);
  const mark = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const local = Buffer.concat([mark(0x04034b50), common, name, packed]);
  const directory = Buffer.concat([mark(0x02014b50), Buffer.from([20, 0]), common, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, directory, mark(0x06054b50), end]);
}
