import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import type { Letter } from '@spmb/shared/sync/stream/letter.ts';

const columns = { A: 'pilihan_a', B: 'pilihan_b', C: 'pilihan_c', D: 'pilihan_d', E: 'pilihan_e' } as const;

/** Text and image of one option; '' and null where the question does not have it. */
export function optionOf(soal: Soal, letter: Letter): { html: string; gambar: string | null } {
  const column = columns[letter];
  return { html: soal[column], gambar: soal[`${column}_gambar`] };
}
