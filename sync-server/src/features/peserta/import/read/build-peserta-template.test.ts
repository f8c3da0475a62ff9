import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { buildPesertaTemplate } from './build-peserta-template.ts';
import { readPeserta } from './read-peserta.ts';

async function openTemplate() {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await buildPesertaTemplate()).slice().buffer);
  const worksheet = workbook.getWorksheet('Peserta');
  if (!worksheet) throw new Error('no sheet of participants');
  return { workbook, worksheet };
}

test('the template has its thirteen columns, each with a note, and a list for the gender', async () => {
  const { worksheet } = await openTemplate();
  const header = worksheet.getRow(1);
  const names = Array.from({ length: header.cellCount }, (_, index) => header.getCell(index + 1).text);
  expect(names.join(' | ')).toBe(
    'nomor_peserta | kelas | nisn | nama | jenis_kelamin | tanggal_lahir | sekolah_asal | pilihan 1 | pilihan 2 | nomor_hp | ruang | sesi | kata_sandi',
  );
  header.eachCell((cell) => {
    expect(cell.note, cell.address).toBeTruthy();
  });
  expect(worksheet.getCell('E2').dataValidation).toMatchObject({ type: 'list', formulae: ['"L,P"'] });
  expect(worksheet.getCell('C3').numFmt).toBe('@');
});

test(
  'its example row is never imported, and a filled template is read back',
  { timeout: 30_000 },
  async () => {
    const { workbook, worksheet } = await openTemplate();
    const empty = await readPeserta(new Uint8Array(await workbook.xlsx.writeBuffer()));
    expect([empty.layout, empty.baris]).toEqual(['Templat SIM-SPMB', []]);
    worksheet.getRow(3).values = [
      'A1',
      'IX',
      '0091234567',
      'Siti',
      'P',
      '31-12-2009',
      'SMP',
      'TKJ',
      'RPL',
      '0812345678',
      'R1',
      '2',
      '',
    ];
    const filled = await readPeserta(new Uint8Array(await workbook.xlsx.writeBuffer()));
    expect(filled.temuan.map(({ baris, pesan }) => [baris, pesan])).toEqual([
      [2, 'Baris petunjuk atau contoh dari templat dilewati.'],
    ]);
    expect(filled.baris).toMatchObject([
      {
        baris: 3,
        nomor_peserta: 'A1',
        nisn: '0091234567',
        kelas: 'IX',
        pilihan_2: 'RPL',
        sesi: '2',
        kata_sandi: '',
      },
    ]);
  },
);
