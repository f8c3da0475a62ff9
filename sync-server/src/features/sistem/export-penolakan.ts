import { localTime } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { readListQuery } from '../../crud/list/list-query.ts';
import { answerExport, rowsWithWords } from '../../crud/spreadsheet/answer-export.ts';
import type { Call } from '../../http/route.ts';
import { findPenolakan } from './find-penolakan.ts';

/** The counter keeps its days in this zone. */
const zona = 'WIB';
const heads = ['Tanggal', 'Jenis', 'Panggilan', 'Jumlah', `Terakhir (${zona})`, 'Contoh pesan'];

/** `GET api/penolakan-export`: counted refusals as the list finds them, as a workbook. */
export async function exportPenolakan(context: Context, call: Call): Promise<Response> {
  const rows = (await findPenolakan(context, call)).map((row) => [
    row.tanggal,
    row.jenis,
    row.panggilan,
    row.jumlah,
    localTime(row.terakhir_ms, zona),
    row.contoh,
  ]);
  const portions = [rowsWithWords(rows, readListQuery(call).words)];
  return answerExport(context, call, { label: 'Permintaan ditolak', tabel: 'penolakan', heads, portions });
}
