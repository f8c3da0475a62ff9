import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMasukan, aturan, buildCalon } from '../testing/build-calon.ts';
import type { Calon } from './calon.ts';
import { jalankanSeleksi, susunHasil, type HasilSeleksi } from './hasil.ts';
import { cariKeberatan } from './keberatan.ts';
import { isiKursi } from './kursi.ts';
import { berhak, sisaAfirmasi, sisaPagu, type Masukan } from './passing-grade.ts';

const small = arbitraryMasukan({ calonMax: 5, programMax: 3, paguMax: 2 });

/** Place of what an applicant has among his wishes; the more, the worse. */
const wishOf = ({ pilihan }: Masukan['calon'][number], program: string | undefined) =>
  program === undefined ? pilihan.length : pilihan.indexOf(program);

/** Every way to give seats to those who asked for them, within the quotas: as results. */
function* everyResult(masukan: Masukan): Generator<Map<string, string>> {
  const urut = berhak(masukan);
  const seats = new Map(
    masukan.program.map(({ id, pagu }) => [
      id,
      Math.max(0, pagu - masukan.penempatan.filter(({ program }) => program === id).length),
    ]),
  );
  function* from(at: number, given: Map<string, string>): Generator<Map<string, string>> {
    const calon = urut[at];
    if (!calon) {
      yield new Map(given);
      return;
    }
    yield* from(at + 1, given);
    for (const program of calon.pilihan) {
      const taken = [...given.values()].filter((one) => one === program).length;
      if (program === null || taken >= (seats.get(program) ?? 0)) continue;
      yield* from(at + 1, new Map(given).set(calon.id, program));
    }
  }
  yield* from(0, new Map());
}

const resultOf = (masukan: Masukan, given: ReadonlyMap<string, string>): HasilSeleksi =>
  susunHasil(masukan, {
    stabil: new Map(
      masukan.program.map(({ id }) => [
        id,
        masukan.calon
          .filter((calon) => given.get(calon.id) === id)
          .map((calon) => ({ calon, kursi: 'umum' as const })),
      ]),
    ),
  });

test('the stable mode leaves no justified complaint', () => {
  fc.assert(
    fc.property(arbitraryMasukan(), (masukan) => {
      expect(cariKeberatan(masukan, jalankanSeleksi(masukan, 'stabil'))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('every applicant has the best that he has in any result without complaints, by trying all of small schools', () => {
  fc.assert(
    fc.property(small, (masukan) => {
      const { hasil } = jalankanSeleksi(masukan, 'stabil');
      for (const given of everyResult(masukan)) {
        if (cariKeberatan(masukan, resultOf(masukan, given)).length > 0) continue;
        for (const calon of berhak(masukan)) {
          const one = hasil.get(calon.id);
          const mine = wishOf(calon, one?.status === 'L' ? one.program : undefined);
          expect(mine).toBeLessThanOrEqual(wishOf(calon, given.get(calon.id)));
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('complaints are those of every applicant and programme, tried one by one', () => {
  fc.assert(
    fc.property(arbitraryMasukan(), (masukan) => {
      const result = jalankanSeleksi(masukan, 'grade');
      const urut = berhak(masukan);
      const programOf = (calon: Calon) => {
        const one = result.hasil.get(calon.id);
        return one?.status === 'L' ? one.program : undefined;
      };
      const expected = masukan.program.flatMap((one) =>
        urut
          .filter((calon) => {
            const wish = calon.pilihan.indexOf(one.id);
            if (wish === -1 || wishOf(calon, programOf(calon)) <= wish) return false;
            const wanting = urut.filter((other) => other === calon || programOf(other) === one.id);
            const kursi = {
              jumlah: sisaPagu(one, masukan.penempatan),
              afirmasi: sisaAfirmasi(one, masukan),
            };
            return isiKursi(wanting, kursi).some(({ calon: seated }) => seated === calon);
          })
          .map((calon) => ({ calon, program: one.id })),
      );
      expect(cariKeberatan(masukan, result)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('two rounds may leave a complaint: a better score that chose the programme second', () => {
  const calon = [buildCalon('1', 70), buildCalon('2', 90, { pilihan: ['B', 'A'] })];
  const program = [
    { id: 'A', pagu: 1 },
    { id: 'B', pagu: 0 },
  ];
  const masukan = { calon, program, penempatan: [], aturan };
  expect(cariKeberatan(masukan, jalankanSeleksi(masukan, 'grade'))).toEqual([
    { calon: calon[1], program: 'A' },
  ]);
});
