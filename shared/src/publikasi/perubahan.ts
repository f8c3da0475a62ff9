import type { HasilCalon } from '../seleksi/hasil.ts';

/** What publishing anew means for seats. */
export interface PerubahanKursi {
  /** Gets one, and had none. */
  baru: number;
  /** Keeps the one that he has. */
  tetap: number;
  /** Gets one in the place of another. */
  pindah: number;
  /** Had one, and gets none. */
  hilang: number;
}

/** Compares published seats with those of a run; with the ids of the first who get another one or none. */
export function bandingkanKursi(
  terbit: ReadonlyMap<string, string>,
  hasil: ReadonlyMap<string, HasilCalon>,
  most: number,
): PerubahanKursi & { pertama: string[] } {
  const found = { baru: 0, tetap: 0, pindah: 0, hilang: 0, pertama: [] as string[] };
  for (const [id, program] of terbit) {
    const one = hasil.get(id);
    const now = one?.status === 'L' ? one.program : undefined;
    if (now === program) found.tetap += 1;
    else {
      found[now === undefined ? 'hilang' : 'pindah'] += 1;
      if (found.pertama.length < most) found.pertama.push(id);
    }
  }
  for (const [id, one] of hasil) if (one.status === 'L' && !terbit.has(id)) found.baru += 1;
  return found;
}
