import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { expect, test } from 'vitest';
import { programKeahlian } from '../../features/program-keahlian/program-keahlian.table.ts';
import { buildCsv } from '../../spreadsheet/testing/build-file.ts';
import { buildImportPlanner } from './plan-import.ts';
import { readImport } from './read-import.ts';

const definition = { resource: programKeahlianResource, table: programKeahlian };
const labels = Object.entries<string>(programKeahlianResource.labels);
const readRows = (rows: readonly (readonly string[])[]) =>
  readImport(buildCsv([labels.map(([, label]) => label), ...rows]), labels, 'singkat');

test('P13: of 10,000 rows with every tenth wrong 9,000 can be written and 1,000 are named with their cell', async () => {
  const rows = await readRows(
    Array.from({ length: 10_000 }, (_, at) => [at % 10 === 9 ? '' : `Program ${at}`, `P${at}`, '36', '']),
  );
  const planned = rows.map(buildImportPlanner(definition, 'singkat', []));
  expect(planned.filter((one) => !Array.isArray(one))).toHaveLength(9_000);
  expect(planned.flatMap((one) => (Array.isArray(one) ? one.map(({ sel }) => sel) : []))).toEqual(
    Array.from({ length: 1_000 }, (_, at) => `A${at * 10 + 11}`),
  );
});

test('a key that two stored records share is changed in neither', async () => {
  const twin = { name: 'Kimia', singkat: 'KI', pagu: 1, warna: '#aa3300', versi: 1, diubah_ms: 0 };
  const stored = [
    { ...twin, id: 'a' },
    { ...twin, id: 'b', singkat: 'ki' },
  ];
  const [row] = await readRows([['Kimia Baru', 'Ki', '', '']]);
  expect(row && buildImportPlanner(definition, 'singkat', stored)(row)).toMatchObject([
    { sel: 'B2', message: expect.stringMatching(/dipakai 2 data tersimpan/) },
  ]);
});

test.each(['Kimia\0', 'Kimia \ud83d'])('characters that no database keeps are named, not stored', (text) => {
  const cells = {
    name: { text, sel: 'A2', damaged: false },
    singkat: { text: 'KI', sel: 'B2', damaged: false },
  };
  expect(buildImportPlanner(definition, 'singkat', [])({ baris: 2, cells })).toMatchObject([
    { sel: 'A2', message: expect.stringMatching(/tidak dapat disimpan/) },
  ]);
});

test('more rows than one import can write are refused', async () => {
  const rows = Array.from({ length: 20_001 }, (_, at) => ['Program', `P${at}`, '', '']);
  await expect(readRows(rows)).rejects.toThrow(/lebih dari 20\.000 baris/);
});
