import { groupBy } from '../kernel/group-by.ts';
import type { Calon } from './calon.ts';
import type { HasilSeleksi } from './hasil.ts';
import { isiKursi } from './kursi.ts';
import { berhak, sisaAfirmasi, sisaPagu, type Masukan } from './passing-grade.ts';

/** Somebody who would rather have a seat of `program` than what he has, and has a better right to one than who has it. */
export interface Keberatan {
  calon: Calon;
  program: string;
}

/**
 * Justified complaints against a result: applicants whom a programme, choosing freely among those whom it has and him, would
 * take. A stable result has none; two rounds may have some, since a second choice fills only what is left.
 */
export function cariKeberatan(masukan: Masukan, { hasil }: HasilSeleksi): Keberatan[] {
  const urut = berhak(masukan);
  const seatOf = ({ id }: Calon) => {
    const one = hasil.get(id);
    return one?.status === 'L' ? one.program : undefined;
  };
  const seated = groupBy(urut, seatOf);
  const wishing = groupBy(
    urut.flatMap((calon) => preferred(calon, seatOf(calon)).map((program) => ({ calon, program }))),
    ({ program }) => program,
  );
  const rank = new Map(urut.map((calon, at) => [calon, at]));
  return masukan.program.flatMap((program) => {
    const held = seated.get(program.id) ?? [];
    const kursi = {
      jumlah: sisaPagu(program, masukan.penempatan),
      afirmasi: sisaAfirmasi(program, masukan),
    };
    const wouldTake = ({ calon }: Keberatan) => {
      const all = [...held, calon].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
      return isiKursi(all, kursi).some((one) => one.calon === calon);
    };
    const all = wishing.get(program.id) ?? [];
    // With the same claim to a reserved seat the later one is never taken where an earlier one is not.
    const taken = [true, false].flatMap((claim) =>
      firstOf(
        all.filter(({ calon }) => calon.afirmasi === claim),
        wouldTake,
      ),
    );
    const found = new Set(taken);
    return all.filter((one) => found.has(one));
  });
}

/** Programmes that an applicant would rather have than what he has. */
function preferred({ pilihan }: Calon, has: string | undefined): string[] {
  const at = has === undefined ? pilihan.length : pilihan.indexOf(has);
  return pilihan.slice(0, at).filter((program) => program !== null);
}

/** The first of `all` for which `holds`, where it holds for none after one for which it does not. */
function firstOf<Item>(all: readonly Item[], holds: (one: Item) => boolean): readonly Item[] {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = all[middle];
    if (one && holds(one)) low = middle + 1;
    else high = middle;
  }
  return all.slice(0, low);
}
