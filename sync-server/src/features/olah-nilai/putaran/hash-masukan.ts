import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { createHash } from 'node:crypto';

/**
 * What passing grade 1 of a programme depends on: those who chose it first and those who were placed in it. A second choice
 * is none of it.
 */
export function partOf({ calon, program, penempatan, aturan }: Masukan, id: string): Masukan {
  const own = calon.filter(({ pilihan }) => pilihan[0] === id);
  const ids = new Set(own.map((one) => one.id));
  return {
    calon: own.map((one) => ({ ...one, pilihan: [id, null] })),
    program: program.filter((one) => one.id === id),
    penempatan: penempatan.filter((one) => ids.has(one.id) || one.program === id),
    aturan,
  };
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** The same for the same inputs, whatever their order: SHA-256 of them as JSON. */
export function hashMasukan({ calon, program, penempatan, aturan }: Masukan): string {
  const whole = [[...calon].sort(byId), [...program].sort(byId), [...penempatan].sort(byId), aturan];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}
