import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { runInWorker } from '../../server/work/run-in-worker.ts';
import { readSheets } from '../read/read-sheets.ts';
import { writeListWorkbook, type SheetCell } from './template.ts';

async function* portionsOf(...portions: SheetCell[][][]) {
  yield* portions;
}

test('a list looks as its template does: bold heads that stay, text format, widths by what stands below', async () => {
  const rows = [['0091234567', 'Siti Rahmawati dari Kabupaten Sleman', 80.5]];
  const bytes = await writeListWorkbook(
    { name: 'Kelas X/1', heads: ['nisn', '=nama', 'nilai'] },
    portionsOf(rows),
  );
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  const [sheet] = workbook.worksheets;
  expect(sheet?.name).toBe('Kelas X 1');
  expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  expect(sheet?.getRow(1).font).toMatchObject({ bold: true });
  expect(sheet?.getCell('B1').text).toBe("'=nama");
  expect(sheet?.getCell('A2').numFmt).toBe('@');
  expect([1, 2].map((column) => sheet?.getColumn(column).width)).toEqual([12, 38]);
  expect(sheet?.getCell('C2').value).toBe(80.5);
});

test('what a list holds is read back: formulas as texts, lines, signs of XML, blanks, more rows than wait', async () => {
  const rows = Array.from({ length: 450 }, (_, row) => [`=1+${row}`, 'a < b & "c"\nbaris dua', null]);
  const bytes = await writeListWorkbook(
    { name: 'Daftar', heads: ['a', 'b', 'c'] },
    portionsOf(rows.slice(0, 150), rows.slice(150, 300), rows.slice(300)),
  );
  const [sheet] = await readSheets(bytes);
  expect(sheet?.rows).toHaveLength(451);
  expect(sheet?.rows[450]?.slice(0, 2)).toEqual(['=1+449', 'a < b & "c"\nbaris dua']);
});

test('no rows at all are a list with its heads', async () => {
  const [sheet] = await readSheets(await writeListWorkbook({ name: 'Kosong', heads: ['a'] }, portionsOf()));
  expect(sheet?.rows).toEqual([['a']]);
});

test('ten thousand participants are written in a worker that may hold 48 MB', async () => {
  const heads = Array.from({ length: 14 }, (_, column) => `kolom ${column}`);
  const bytes = await runInWorker(new URL('./list-workbook.worker.ts', import.meta.url), {
    data: { name: 'Peserta', heads },
    limits: { maxOldGenerationSizeMb: 48 },
    async feed(tell: (rows: SheetCell[][] | null) => void) {
      for (let portion = 0; portion < 20; portion += 1)
        tell(
          Array.from({ length: 500 }, (_, row) =>
            heads.map((head) => `${head} orang ke-${portion * 500 + row}`),
          ),
        );
      tell(null);
    },
    hear: (written: Uint8Array) => written,
  });
  expect(bytes.length).toBeGreaterThan(100_000);
});
