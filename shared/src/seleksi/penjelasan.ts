import { groupBy } from '../kernel/group-by.ts';
import type { Calon, Hundredths } from './calon.ts';
import { isDariPutaran, type HasilCalon, type HasilSeleksi } from './hasil.ts';
import type { Masukan } from './passing-grade.ts';
import { penentu, urutkan, type Penentu } from './urutan.ts';

/** How an applicant stood where he asked. */
export interface PenjelasanPilihan {
  program: string;
  /** 1 or 2. */
  ke: 1 | 2;
  pagu: number;
  /** His place among all who chose the programme in this place, from 1, and how many they are. */
  peringkat: number;
  dari: number;
  /** Lowest score of those among them who got a seat there by a run; null: nobody did. */
  nilai_terendah: Hundredths | null;
  /** What put the last one who got a seat before him, or him before the first who did not; null: nobody to compare with. */
  penentu: Penentu | 'nilai_minimum' | null;
}

export interface Penjelasan {
  hasil: HasilCalon;
  pilihan: PenjelasanPilihan[];
}

/** All who chose a programme in one place of their wishes, in rank order. */
interface Barisan {
  all: readonly Calon[];
  place: ReadonlyMap<Calon, number>;
  nilai_terendah: Hundredths | null;
}

/** Explains results of one run; made once for as many applicants as are asked for. */
export function buatPenjelasan(
  masukan: Masukan,
  { hasil }: HasilSeleksi,
): (id: string) => Penjelasan | undefined {
  const urut = urutkan(masukan.calon, masukan.aturan);
  const byId = new Map(urut.map((calon) => [calon.id, calon]));
  const paguOf = new Map(masukan.program.map(({ id, pagu }) => [id, pagu]));
  const isSeated = (calon: Calon, program: string) => {
    const one = hasil.get(calon.id);
    return one?.status === 'L' && one.program === program && isDariPutaran(one.jalan);
  };
  const barisanOf = (all: readonly Calon[], program: string): Barisan => {
    const last = all.filter((calon) => isSeated(calon, program));
    return {
      all,
      place: new Map(all.map((calon, at) => [calon, at])),
      nilai_terendah: last.reduce<Hundredths | null>(
        (least, { nilai }) => Math.min(least ?? nilai, nilai),
        null,
      ),
    };
  };
  const wishes = ([0, 1] as const).map((at) => {
    const groups = groupBy(urut, ({ pilihan }) => pilihan[at] ?? '');
    return new Map([...groups].map(([program, all]) => [program, barisanOf(all, program)]));
  });
  const decide = (calon: Calon, program: string, { all, place }: Barisan): PenjelasanPilihan['penentu'] => {
    if (calon.nilai < masukan.aturan.nilai_minimum) return 'nilai_minimum';
    const at = place.get(calon) ?? 0;
    // The nearest in rank on the other side of the line.
    const other = isSeated(calon, program)
      ? all.find((next, where) => where > at && !isSeated(next, program))
      : all.findLast((last, where) => where < at && isSeated(last, program));
    return other ? penentu(calon, other, masukan.aturan) : null;
  };
  return (id) => {
    const calon = byId.get(id);
    const one = hasil.get(id);
    if (!calon || !one) return undefined;
    const pilihan = calon.pilihan.flatMap((program, at) => {
      const barisan = wishes[at]?.get(program ?? '');
      if (program === null || !barisan) return [];
      return {
        program,
        ke: at === 0 ? (1 as const) : (2 as const),
        pagu: paguOf.get(program) ?? 0,
        peringkat: (barisan.place.get(calon) ?? 0) + 1,
        dari: barisan.all.length,
        nilai_terendah: barisan.nilai_terendah,
        penentu: decide(calon, program, barisan),
      };
    });
    return { hasil: one, pilihan };
  };
}
