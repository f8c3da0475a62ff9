import { aturan, buildCalon } from '@spmb/shared/testing/build-calon.ts';
import { jalankanSeleksi, type ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';

const programs = 100;
const applicants = 100_000;
const rounds = 5;

/** Numbers that are the same in every run: a small linear generator. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A province's applicants: two choices each, scores that often tie, a sixth with afirmasi, seats for two of three. */
function buildMasukan(seed: number): Masukan {
  const next = numbersFrom(seed);
  const nameOf = (at: number) => `P-${at}`;
  return {
    calon: Array.from({ length: applicants }, (_, at) => {
      const first = next(programs);
      const second = (first + 1 + next(programs - 1)) % programs;
      return buildCalon(String(at).padStart(6, '0'), next(10_000) / 100, {
        pilihan: [nameOf(first), nameOf(second)],
        rapor: next(400) + 9_600,
        teori: next(100) * 100,
        jarak: next(20_000),
        afirmasi: next(6) === 0,
      });
    }),
    program: Array.from({ length: programs }, (_, at) => ({ id: nameOf(at), pagu: 667 })),
    penempatan: [],
    aturan: { ...aturan, persen_afirmasi: 15 },
  };
}

/** Milliseconds of whole selections of a province, each on applicants of its own: nothing is ranked before. */
export function measureSeleksi(mode: ModeSeleksi): number[] {
  return Array.from({ length: rounds }, (_, round) => {
    const masukan = buildMasukan(round + 1);
    const startedMs = performance.now();
    jalankanSeleksi(masukan, mode);
    return performance.now() - startedMs;
  });
}
