import type { BarisBerubah } from '@spmb/shared/publikasi/publikasi.ts';
import type { HasilCalon, HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import type { RingkasHasil } from '../../seleksi/terbit.queries.ts';

/**
 * For whom the selection as it stands (`hasil`) says something else than what is published: another score, another seat or place
 * in the reserve, or that he takes part no more. Whoever has moved up is compared by his score alone. In the order of names.
 */
export function cariBerubah(
  masukan: Masukan,
  names: ReadonlyMap<string, string>,
  { hasil }: HasilSeleksi,
  published: readonly RingkasHasil[],
): BarisBerubah[] {
  const scores = new Map(masukan.calon.map(({ id, nilai }) => [id, nilai]));
  return published.toSorted(byNama).flatMap((row) => {
    const now = hasil.get(row.peserta_id);
    const akhir = scores.get(row.peserta_id);
    // Published before there were scores, or no seat any more: there is nothing to compare.
    if (row.akhir === null || row.lepas_ms !== null) return [];
    const before = row.status === 'TL' ? { status: row.status } : { ...row, program: row.jurusan ?? '' };
    const terbit = wordsOf(before, row.akhir);
    const kini =
      now && akhir !== undefined
        ? wordsOf(row.jalan === 'cadangan' ? before : named(now, names), akhir)
        : 'Tidak ikut seleksi lagi';
    if (terbit === kini) return [];
    return {
      id: row.peserta_id,
      nama: row.nama,
      nomor_register: row.nomor_register ?? '',
      terbit,
      kini,
    };
  });
}

const byNama = (a: RingkasHasil, b: RingkasHasil) => (a.nama < b.nama ? -1 : Number(a.nama > b.nama));

interface Named {
  status: HasilCalon['status'];
  program?: string;
  urutan?: number | null;
}

const named = (one: HasilCalon, names: ReadonlyMap<string, string>): Named =>
  one.status === 'TL' ? one : { ...one, program: names.get(one.program) ?? '' };

function wordsOf({ status, program, urutan }: Named, akhir: number): string {
  const points = (akhir / 100).toFixed(2).replace('.', ',');
  if (status === 'TL') return `TL, nilai ${points}`;
  const where = status === 'L' ? `L di ${program}` : `CADANGAN ${urutan} di ${program}`;
  return `${where}, nilai ${points}`;
}
