import type { LaporanImport, TemuanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import type { PlannedRow } from './plan-import.ts';
import type { FileRow } from './read-import.ts';

const contohMaks = 10;
/** Changes that a report shows; a file of a whole province may change more than anybody reads. */
const perubahanMaks = 500;

/** The report of an import. Each row counts once; one with a finding is refused. */
export function summarizeImport<Values>(
  label: string,
  mode: LaporanImport['mode'],
  rows: readonly FileRow[],
  planned: readonly PlannedRow<Values>[],
  temuan: readonly TemuanImport[],
): LaporanImport {
  const refused = new Set(temuan.map(({ baris }) => baris));
  const kept = planned.filter(({ row }) => !refused.has(row.baris));
  const stored = kept.filter(({ before }) => before);
  const changed = stored.filter(({ perubahan }) => perubahan.length > 0);
  return {
    id: null,
    format: label,
    mode,
    dibaca: rows.length,
    baru: kept.length - stored.length,
    diubah: changed.length,
    tetap: stored.length - changed.length,
    ditolak: refused.size,
    temuan: temuan.toSorted((a, b) => a.baris - b.baris),
    contoh: kept.slice(0, contohMaks).map(({ row: { baris, cells } }) => ({
      baris,
      ...Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, cell?.text ?? ''])),
    })),
    perubahan: changed.flatMap(({ perubahan }) => perubahan).slice(0, perubahanMaks),
  };
}

/** The counts of a report in one sentence. */
export function describeImport({ mode, baru, diubah, tetap, ditolak }: LaporanImport): string {
  const counts = `${baru} baru, ${diubah} diubah, ${tetap} tetap, ${ditolak} ditolak.`;
  return mode === 'periksa' ? `Belum ada yang disimpan: ${counts}` : counts;
}
