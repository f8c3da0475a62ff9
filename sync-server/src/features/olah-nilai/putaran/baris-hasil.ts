import { kolomNilai, type Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import type { HasilCalon, HasilSeleksi, Jalan } from '@spmb/shared/seleksi/hasil.ts';
import type { KeteranganHasil } from '@spmb/shared/seleksi/keterangan-hasil.ts';
import { komponen, type Komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { buatPenjelasan } from '@spmb/shared/seleksi/penjelasan.ts';

/** What a result says of one applicant, as it is kept when it is published. */
export interface BarisHasil {
  peserta_id: string;
  status: HasilCalon['status'];
  program_keahlian_id: string | null;
  jalan: Jalan | null;
  urutan: number | null;
  keterangan: KeteranganHasil;
}

/** What administrators wrote of whom they favoured. */
export type AlasanHasil = Pick<KeteranganHasil, 'alasan_prioritas' | 'alasan_penempatan'>;

/** An applicant with the components of his score, weighted, in hundredths. */
export interface CalonBernilai {
  calon: Calon;
  nilai: Record<Komponen, number>;
  alasan: AlasanHasil;
}

/** What is missing was counted as 0, or there is no run. */
export const nilaiOf = (own: Nilai | undefined): CalonBernilai['nilai'] =>
  Object.fromEntries(
    komponen.map((one) => [one, Math.round((own?.[kolomNilai[one]] ?? 0) * 100)]),
  ) as CalonBernilai['nilai'];

/** Of each applicant his row, with what explains it. */
export function barisHasil(
  masukan: Masukan,
  whole: HasilSeleksi,
  bernilai: ReadonlyMap<string, Omit<CalonBernilai, 'calon'>>,
): BarisHasil[] {
  const explain = buatPenjelasan(masukan, whole);
  return masukan.calon.map(({ id, nilai: akhir }) => {
    const one = whole.hasil.get(id) ?? { status: 'TL' as const };
    return {
      peserta_id: id,
      status: one.status,
      program_keahlian_id: one.status === 'TL' ? null : one.program,
      jalan: one.status === 'L' ? one.jalan : null,
      urutan: one.status === 'CADANGAN' ? one.urutan : null,
      keterangan: {
        nilai: bernilai.get(id)?.nilai ?? nilaiOf(undefined),
        akhir,
        kursi: one.status === 'L' ? one.kursi : null,
        pilihan: explain(id)?.pilihan ?? [],
        ...bernilai.get(id)?.alasan,
      },
    };
  });
}
