import type { Calon } from '@spmb/shared/seleksi/calon.ts';
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

/** Values in one order: a database gives the fields of a record back in its own. */
const valuesOf = ({ id, nomor, pilihan, nilai, rapor, teori, jarak, ...one }: Calon) => [
  [id, nomor, ...pilihan],
  [nilai, rapor, teori, jarak],
  [one.lahir, one.daftar_ms, one.afirmasi, one.prioritas],
];

/** The same for the same inputs, whatever their order: SHA-256 of their values as JSON. */
export function hashMasukan({ calon, program, penempatan, aturan }: Masukan): string {
  const { nilai_minimum, urutan_seri, persen_afirmasi } = aturan;
  const whole = [
    [...calon].sort(byId).map(valuesOf),
    [...program].sort(byId).map(({ id, pagu }) => [id, pagu]),
    [...penempatan]
      .sort(byId)
      .map(({ id, program: where, terbit, afirmasi }) => [
        id,
        where,
        ...(terbit ? ['terbit'] : []),
        ...(afirmasi ? ['afirmasi'] : []),
      ]),
    [nilai_minimum, urutan_seri, persen_afirmasi],
  ];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}

/** What a run is made of beside the applicants. */
export type Kerangka = Omit<Masukan, 'calon'>;

/** A round that has run, with the hash of what it was made of; `program` '': of all. */
export interface Dicap {
  program: string;
  masukan: string;
}

/** Whether what a round was made of is not as it was. */
export const isUsang = (masukan: Masukan, { program, masukan: made }: Dicap): boolean =>
  made !== hashMasukan(program === '' ? masukan : partOf(masukan, program));
