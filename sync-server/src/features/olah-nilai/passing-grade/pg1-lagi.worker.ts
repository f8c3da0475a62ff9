import { susunCadangan } from '@spmb/shared/seleksi/cadangan.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import type { Portion } from '../../../server/work/portions.ts';
import type { BedaKursi } from '../../seleksi/kursi.mutations.ts';
import type { BarisKursi } from '../../seleksi/kursi.table.ts';
import { hashMasukan, partOf, type Kerangka } from '../putaran/hash-masukan.ts';
import { bedaOf, reserveRows, rowsOfPg1 } from '../putaran/rows-of.ts';
import { hearBahan } from './hear-bahan.ts';

/** Passing grade 1 of a programme after passing grade 2; applicants are told, and what rounds have given. */
export interface TugasPg1 {
  kerangka: Kerangka;
  program: string;
  /** Programmes whose first round stands. */
  berdiri: string[];
}

/** The difference that it makes (`changeKursi`), and the hash of what the round is made of. */
export interface Pg1Dihitung {
  kursi: BedaKursi;
  masukan: string;
}

answerTasks<Portion<unknown>, Pg1Dihitung>(
  async ({ kerangka, program, berdiri }: TugasPg1, { say, hear }) => {
    const { calon, kursi } = await hearBahan(hear);
    const masukan = { ...kerangka, calon };
    const others = berdiri.filter((one) => one !== program);
    const own = partOf(masukan, program);
    const next = [...others.flatMap((one) => takenBack(masukan, one, kursi)), ...rowsOfPg1(own, program)];
    say({ kursi: bedaOf(kursi, next), masukan: hashMasukan(own) });
  },
);

/** Of another programme: what its first round gave, and its reserve list as that left it. */
function takenBack(masukan: Masukan, program: string, kursi: readonly BarisKursi[]): BarisKursi[] {
  const seats = kursi.filter(
    ([, where, jalan]) => where === program && (jalan === 'pg1' || jalan === 'terbit'),
  );
  const waiting = susunCadangan(partOf(masukan, program), new Set(seats.map(([id]) => id)));
  return [...seats, ...reserveRows(waiting)];
}
