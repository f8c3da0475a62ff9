import { groupBy } from '../kernel/group-by.ts';
import type { AturanSeleksi } from './aturan.ts';
import type { Calon, Penempatan, ProgramSeleksi } from './calon.ts';
import { isiKursi, kursiAfirmasi, type Kursi } from './kursi.ts';
import { urutkan } from './urutan.ts';

/** What a run begins with. */
export interface Masukan {
  calon: readonly Calon[];
  program: readonly ProgramSeleksi[];
  penempatan: readonly Penempatan[];
  aturan: AturanSeleksi;
}

/** Who has a seat of which programme. */
export type KursiProgram = ReadonlyMap<string, readonly Kursi[]>;

const known = new WeakMap<Masukan, Calon[]>();

/** Applicants who may be accepted by a run, in rank order: above the minimum, and not placed by hand. Ranked once a run. */
export function berhak(masukan: Masukan): readonly Calon[] {
  const before = known.get(masukan);
  if (before) return before;
  const { calon, penempatan, aturan } = masukan;
  const placed = new Set(penempatan.map(({ id }) => id));
  const urut = urutkan(
    calon.filter(({ id, nilai }) => nilai >= aturan.nilai_minimum && !placed.has(id)),
    aturan,
  );
  known.set(masukan, urut);
  return urut;
}

/** Seats of a programme that nobody was placed in by hand. */
export const sisaPagu = ({ id, pagu }: ProgramSeleksi, penempatan: readonly Penempatan[]): number =>
  Math.max(0, pagu - penempatan.filter(({ program }) => program === id).length);

/** Reserved seats of a programme that nobody keeps. */
export const sisaAfirmasi = ({ id, pagu }: ProgramSeleksi, { penempatan, aturan }: Masukan): number =>
  Math.max(
    0,
    kursiAfirmasi(pagu, aturan.persen_afirmasi) -
      penempatan.filter(({ program, afirmasi }) => program === id && afirmasi).length,
  );

/**
 * Passing grade 1: each programme takes those who chose it first, in rank order, as long as it has seats. A programme's result
 * depends on nothing but those who chose it first, so that one may be run without the others.
 */
export function passingGrade1(masukan: Masukan): KursiProgram {
  const { program, penempatan } = masukan;
  const pelamar = groupBy(berhak(masukan), ({ pilihan: [first] }) => first);
  return new Map(
    program.map((one) => [
      one.id,
      isiKursi(pelamar.get(one.id) ?? [], {
        jumlah: sisaPagu(one, penempatan),
        afirmasi: sisaAfirmasi(one, masukan),
      }),
    ]),
  );
}

/**
 * Passing grade 2: what the first round left is filled with those who chose the programme second and have no seat, in rank
 * order. Reserved seats that were taken in the first round are not reserved again.
 */
export function passingGrade2(masukan: Masukan, pg1: KursiProgram): KursiProgram {
  const { program, penempatan } = masukan;
  const seated = new Set([...pg1.values()].flatMap((kursi) => kursi.map(({ calon }) => calon.id)));
  const pelamar = groupBy(
    berhak(masukan).filter(({ id }) => !seated.has(id)),
    ({ pilihan: [, second] }) => second ?? '',
  );
  return new Map(
    program.map((one) => {
      const first = pg1.get(one.id) ?? [];
      const taken = first.filter(({ kursi }) => kursi === 'afirmasi').length;
      return [
        one.id,
        isiKursi(pelamar.get(one.id) ?? [], {
          jumlah: sisaPagu(one, penempatan) - first.length,
          afirmasi: sisaAfirmasi(one, masukan) - taken,
        }),
      ];
    }),
  );
}
