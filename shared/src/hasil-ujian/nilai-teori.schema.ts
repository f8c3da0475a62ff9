import { z } from 'zod';

/** A participant's score of one schedule, for the theory score. */
export interface BagianTeori {
  /** Name of the schedule. */
  jadwal: string;
  /** Its weight; 0: it counts for nothing. */
  bobot: number;
  /** Score of the exam or its make-up; null: none. */
  nilai: number | null;
  /** He must sit it (N26). */
  wajib: boolean;
}

export interface NilaiTeori {
  /** 0 to 100 with two decimals; null: no exam that counts has a score. */
  nilai: number | null;
  /** Schedules that he must sit and has no score for: who runs a selection decides whether they block or count as 0. */
  kurang: string[];
  /** The score with a 0 for each of these. */
  nilai_dengan_nol: number | null;
  /** What both are made of, by name. */
  bagian: BagianTeori[];
}

/**
 * N.T: exam scores by the weight of their schedules. Computed in integer hundredths and rounded half up once, at the end.
 * Source: rules of scores.
 */
export function hitungNilaiTeori(bagian: readonly BagianTeori[]): NilaiTeori {
  const counted = bagian
    .filter(({ bobot, nilai, wajib }) => bobot > 0 && (nilai !== null || wajib))
    .sort((a, b) => (a.jadwal < b.jadwal ? -1 : Number(a.jadwal > b.jadwal)));
  return {
    nilai: weighted(counted.filter(({ nilai }) => nilai !== null)),
    kurang: counted.filter(({ nilai }) => nilai === null).map(({ jadwal }) => jadwal),
    nilai_dengan_nol: weighted(counted),
    bagian: counted,
  };
}

function weighted(bagian: readonly BagianTeori[]): number | null {
  const weight = bagian.reduce((sum, { bobot }) => sum + bobot, 0);
  if (weight === 0) return null;
  const hundredths = bagian.reduce(
    (sum, { bobot, nilai }) => sum + bobot * Math.round((nilai ?? 0) * 100),
    0,
  );
  return Math.floor((2 * hundredths + weight) / (2 * weight)) / 100;
}

/** A participant's line of api/nilai-teori. `id` is the participant's. */
export const barisTeoriContract = z.object({
  id: z.string(),
  nomor_peserta: z.string(),
  nama: z.string(),
  /** Short name of the first choice; '' for none. */
  jurusan: z.string(),
  nilai: z.number().nullable(),
  nilai_dengan_nol: z.number().nullable(),
  /** Names of the schedules that he must sit and has no score for; '' for none. */
  kurang: z.string(),
});
export type BarisTeori = z.output<typeof barisTeoriContract>;
