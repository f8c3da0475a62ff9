import fc from 'fast-check';
import type { AturanSeleksi } from '../seleksi/aturan.ts';
import type { Calon } from '../seleksi/calon.ts';
import type { Masukan } from '../seleksi/passing-grade.ts';

export const aturan: AturanSeleksi = {
  nilai_minimum: 0,
  urutan_seri: ['rapor', 'teori', 'jarak', 'lahir', 'daftar'],
  persen_afirmasi: 0,
};

/** An applicant with the score `nilai` in points. */
export const buildCalon = (nomor: string, nilai: number, more: Partial<Calon> = {}): Calon => ({
  id: `calon-${nomor}`,
  nomor,
  pilihan: ['A', null],
  nilai: Math.round(nilai * 100),
  rapor: 8000,
  teori: 8000,
  jarak: 1000,
  lahir: '2010-01-01',
  daftar_ms: 0,
  afirmasi: false,
  prioritas: false,
  ...more,
});

const names = ['A', 'B', 'C', 'D'];

/** Schools with few programmes and seats and scores that often tie, so that every rule decides somewhere. */
export function arbitraryMasukan({ calonMax = 24, programMax = 4, paguMax = 5 } = {}): fc.Arbitrary<Masukan> {
  const few = (max: number) => fc.integer({ min: 0, max });
  return few(programMax - 1).chain((last) => {
    const program = fc.constantFrom(...names.slice(0, last + 1));
    const calon = fc
      .record({
        first: program,
        second: fc.option(program),
        nilai: few(4),
        rapor: few(2),
        jarak: fc.option(few(2)),
        lahir: fc.option(fc.constantFrom('2009-05-01', '2010-05-01')),
        afirmasi: fc.boolean(),
        prioritas: few(9).map((one) => one === 0),
      })
      .map(({ first, second, ...rest }) => ({
        ...rest,
        pilihan: [first, second === first ? null : second] as const,
      }));
    return fc
      .record({
        calon: fc.array(calon, { maxLength: calonMax }),
        pagu: fc.array(few(paguMax), { minLength: last + 1, maxLength: last + 1 }),
        placed: fc.array(few(9), { minLength: calonMax, maxLength: calonMax }),
        nilai_minimum: few(1),
        persen_afirmasi: fc.constantFrom(0, 15, 50, 100),
      })
      .map(({ calon: all, pagu, placed, ...rules }) => {
        const built = all.map((one, at) => buildCalon(`N-${at}`, 0, one));
        return {
          calon: built,
          program: pagu.map((seats, at) => ({ id: names[at] ?? '', pagu: seats })),
          penempatan: built.flatMap(({ id }, at) => {
            const program = names[at % (last + 1)] ?? '';
            if (placed[at] === 0) return { id, program };
            if (placed[at] === 1) return { id, program, terbit: true as const };
            return placed[at] === 2 ? { id, program, terbit: true as const, afirmasi: true as const } : [];
          }),
          aturan: { ...aturan, ...rules },
        };
      });
  });
}
