import type { Calon, Hundredths } from './calon.ts';
import { isDariPutaran, type HasilCalon, type HasilSeleksi } from './hasil.ts';
import type { Masukan } from './passing-grade.ts';

/** An applicant who has something else in another result. */
export interface Berpindah {
  calon: Calon;
  dari: HasilCalon;
  ke: HasilCalon;
}

const tidak: HasilCalon = { status: 'TL' };

/** Who has another seat, or one in the place of none, in the order of their numbers. A place on a reserve list is no seat. */
export function cariBerpindah(calon: readonly Calon[], dari: HasilSeleksi, ke: HasilSeleksi): Berpindah[] {
  const seat = (one: HasilCalon) => (one.status === 'L' ? one.program : '');
  return calon.flatMap((one) => {
    const before = dari.hasil.get(one.id) ?? tidak;
    const after = ke.hasil.get(one.id) ?? tidak;
    return seat(before) === seat(after) ? [] : [{ calon: one, dari: before, ke: after }];
  });
}

export interface AngkaProgram {
  program: string;
  pagu: number;
  /** Of those with a seat how many chose the programme first and second, kept ones too, and were placed by hand. */
  pilihan1: number;
  pilihan2: number;
  manual: number;
  cadangan: number;
  /** Lowest score that got a seat by the rounds of a run; null: none did. */
  nilai_terendah: Hundredths | null;
}

/** What a result is for each programme. Seats and those that are free add up to the quota unless placements exceed it. */
export function hitungProgram(
  { calon, program }: Masukan,
  { hasil, cadangan }: HasilSeleksi,
): AngkaProgram[] {
  const angka = new Map(
    program.map(({ id, pagu }): [string, AngkaProgram] => [
      id,
      {
        program: id,
        pagu,
        pilihan1: 0,
        pilihan2: 0,
        manual: 0,
        cadangan: cadangan.get(id)?.length ?? 0,
        nilai_terendah: null,
      },
    ]),
  );
  for (const { id, nilai, pilihan } of calon) {
    const one = hasil.get(id);
    const of = one?.status === 'L' ? angka.get(one.program) : undefined;
    if (one?.status !== 'L' || !of) continue;
    if (one.jalan === 'manual') of.manual++;
    else {
      of[pilihan[0] === one.program ? 'pilihan1' : 'pilihan2']++;
      if (isDariPutaran(one.jalan)) of.nilai_terendah = Math.min(of.nilai_terendah ?? nilai, nilai);
    }
  }
  return [...angka.values()];
}
