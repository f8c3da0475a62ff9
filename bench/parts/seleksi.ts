import { measureSeleksi } from '../measure/measure-seleksi.ts';
import type { Part } from '../part.ts';

/** The selection of 100,000 applicants over 100 programmes, as its thread computes it: without reading and writing them. */
export const seleksi: Part = {
  name: 'seleksi',
  async *rows() {
    const limit = { most: 1_000 };
    yield { name: 'both rounds, 100,000 over 100', unit: 'ms', limit, measured: measureSeleksi('grade') };
    yield { name: 'stable mode, 100,000 over 100', unit: 'ms', limit, measured: measureSeleksi('stabil') };
  },
};
