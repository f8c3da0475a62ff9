import { localDate, localTime } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import { readListQuery } from '../../../crud/list/list-query.ts';
import { answerExport, rowsWithWords } from '../../../crud/spreadsheet/answer-export.ts';
import type { Call } from '../../../http/route.ts';

const heads = [
  'Nama',
  'Masuk sebagai',
  'Level',
  'Nomor peserta',
  'Nomor HP',
  'Nomor HP yang ditulis peminta',
  'Diminta',
  'Status',
];

/** `GET api/permintaan-sandi-export`: requests for a new password as the list finds them, as a workbook. */
export async function exportPermintaan(context: Context, call: Call): Promise<Response> {
  const { read } = context.store;
  const zona = await context.zona();
  const rows = (await context.ahead.listPermintaan(read, call.req.query('status'))).map((row) => [
    row.nama,
    row.email,
    row.authent,
    row.nomor_peserta,
    row.nomor_hp,
    row.nomor_hp_ditulis,
    `${localDate(row.dibuat_ms, zona)} ${localTime(row.dibuat_ms, zona)}`,
    row.status,
  ]);
  const portions = [rowsWithWords(rows, readListQuery(call).words)];
  return answerExport(context, call, {
    label: 'Permintaan kata sandi',
    tabel: 'permintaan_sandi',
    heads,
    portions,
  });
}
