import { clockText, localDate } from '@spmb/shared/kernel/zone.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerExport, rowsWithWords } from '../../crud/spreadsheet/answer-export.ts';
import type { Call } from '../../http/route.ts';
import { listSanggahan } from './sanggahan.queries.ts';

const heads = [
  'Nomor',
  labelPeserta.nama,
  'Nomor pendaftaran',
  'Diajukan',
  'Isi sanggahan',
  'Jawab sampai',
  'Dijawab',
  'Dijawab oleh',
  'Jawaban',
];

/** `GET api/sanggahan-export`: objections as the list finds them, as a workbook, on record. */
export async function exportSanggahan(context: Context, call: Call): Promise<Response> {
  const zona = await context.zona();
  const instant = (ms: number | null) =>
    ms === null ? '' : `${localDate(ms, zona)} ${clockText(ms, zona)} ${zona}`;
  const rows = (await listSanggahan(context.store.read)).map((row) => [
    row.nomor,
    row.nama,
    row.nomor_register,
    instant(row.dibuat_ms),
    row.body,
    row.jawab_sampai,
    instant(row.dijawab_ms),
    row.dijawab_oleh,
    row.jawaban,
  ]);
  const portions = [rowsWithWords(rows, readListQuery(call).words)];
  return answerExport(context, call, { label: 'Sanggahan', tabel: 'sanggahan', heads, portions });
}
