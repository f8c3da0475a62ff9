import { kolomNilai, type Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { komponen, type Komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { buatPenjelasan } from '@spmb/shared/seleksi/penjelasan.ts';
import type { HasilTerbit } from '../../seleksi/terbit.queries.ts';

/** What is kept of an applicant's result, but for what happens to it. */
export type BarisHasil = Omit<HasilTerbit, 'sekolah_id' | 'terbit_ms' | 'lepas_ms' | 'dibuat_ms'>;

/**
 * A result as it is published, or would be: a row of each applicant with his scores, kind of seat and reasons. What is
 * missing of `nilai` was counted as 0, or there is no run.
 */
export function susunBarisHasil(
  masukan: Masukan,
  whole: HasilSeleksi,
  nilai: ReadonlyMap<string, Nilai>,
): BarisHasil[] {
  const explain = buatPenjelasan(masukan, whole);
  return masukan.calon.map(({ id, nilai: akhir }) => {
    const one = whole.hasil.get(id) ?? { status: 'TL' as const };
    const own = nilai.get(id);
    const hundredths = (name: Komponen) => Math.round((own?.[kolomNilai[name]] ?? 0) * 100);
    return {
      peserta_id: id,
      status: one.status,
      program_keahlian_id: one.status === 'TL' ? null : one.program,
      jalan: one.status === 'L' ? one.jalan : null,
      urutan: one.status === 'CADANGAN' ? one.urutan : null,
      keterangan: {
        nilai: Object.fromEntries(komponen.map((name) => [name, hundredths(name)])) as Record<
          Komponen,
          number
        >,
        akhir,
        kursi: one.status === 'L' ? one.kursi : null,
        pilihan: explain(id)?.pilihan ?? [],
      },
    };
  });
}
