import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { subjectOfEntry } from '@spmb/shared/audit/subject-of-entry.ts';
import { labelsOfTabel, tabelWords } from '@spmb/shared/audit/tabel-words.ts';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import { listPerubahan, type Audit } from '@spmb/shared/kernel/audit.schema.ts';
import { localDate, localTime, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { answerExport } from '../../crud/spreadsheet/answer-export.ts';
import { cellOf } from '../../crud/spreadsheet/export-list.ts';
import type { Call } from '../../http/route.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';
import type { AuditFilter } from './audit-filter.ts';
import { findAudit } from './audit.queries.ts';

/** Most entries of one file: more makes a workbook that a small computer opens with pain. */
export const MAKS_EXPORT_AUDIT = 20_000;

const heads = ['Waktu', 'Oleh', 'Tindakan', 'Data', 'ID data', 'Sebelum', 'Sesudah', 'Alasan'];

/** `GET api/audit-export`: the entries that the list finds, the newest first. Refuses what does not fit into one file. */
export async function exportAudit(
  context: Context,
  call: Call,
  filter: AuditFilter,
  words: readonly string[],
): Promise<Response> {
  const { read } = context.store;
  const zona = await context.zona();
  const { total, portions } = await findAudit(read, zona, filter, words, MAKS_EXPORT_AUDIT);
  if (total > MAKS_EXPORT_AUDIT)
    throw new Refusal(
      `Ada lebih dari ${MAKS_EXPORT_AUDIT.toLocaleString('id-ID')} perubahan; satu berkas memuat paling banyak sebanyak itu. Persempit tanggalnya, lalu ekspor lagi.`,
    );
  async function* cells(): AsyncGenerator<SheetCell[][]> {
    for await (const entries of portions) yield entries.map((entry) => cellsOf(entry, zona));
  }
  return answerExport(context, call, {
    label: 'Riwayat perubahan',
    tabel: 'audit',
    heads,
    portions: cells(),
  });
}

function cellsOf(entry: Audit, zona: Zone): SheetCell[] {
  const perubahan = listPerubahan(entry);
  const labels = labelsOfTabel(entry.tabel);
  const side = (which: 'sebelum' | 'sesudah') =>
    perubahan
      .filter((change) => change[which] !== null)
      .map((change) => `${inWords(change.kolom, labels)}: ${cellOf(change[which])}`)
      .join('\n');
  return [
    `${localDate(entry.waktu_ms, zona)} ${localTime(entry.waktu_ms, zona)}`,
    entry.nama,
    inWords(entry.tindakan, tindakanWords),
    [inWords(entry.tabel, tabelWords), subjectOfEntry(entry)].filter(Boolean).join(': '),
    entry.baris_id,
    side('sebelum'),
    side('sesudah'),
    entry.alasan,
  ];
}
