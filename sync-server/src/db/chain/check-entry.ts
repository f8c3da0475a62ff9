import type { AuditRow } from '../audit.table.ts';
import { blankIsi, hashIsi, nextRantai } from './entry-hash.ts';
import type { Kepala } from './kepala-audit.table.ts';

type Checked = Omit<AuditRow, 'sekolah_id'>;

/** What is wrong with an entry that stands behind `before`; undefined: nothing. */
export function checkEntry(before: Omit<Kepala, 'generasi'>, row: Checked): string | undefined {
  const { untai, generasi, nomor, sidik_isi } = row;
  if (untai === null || generasi === null || nomor === null || sidik_isi === null)
    return 'tidak mempunyai tempat dalam urutan';
  if (nomor <= before.nomor) return 'memakai nomor yang sudah dipakai: disisipkan';
  if (nomor !== before.nomor + 1) return `didahului nomor ${before.nomor}: yang di antaranya sudah dihapus`;
  if (!isIsiSound(row, sidik_isi)) return 'diubah isinya sesudah dicatat';
  if (nextRantai(before.rantai, { untai, generasi, nomor }, row, sidik_isi) !== row.rantai)
    return 'diubah, ditukar atau disisipkan sesudah dicatat';
  return undefined;
}

/** Personal values stand as they were recorded, or were deleted as a whole. */
function isIsiSound(row: Checked, sidikIsi: string): boolean {
  if (row.garam !== null) return hashIsi(row.garam, row) === sidikIsi;
  const { nama, sebelum, sesudah, alasan } = row;
  return nama === blankIsi.nama && sebelum === null && sesudah === null && alasan === null;
}
