import type { Calon } from './calon.ts';

export type JenisKursi = 'afirmasi' | 'umum';

export interface Kursi {
  calon: Calon;
  kursi: JenisKursi;
}

/** Seats of a programme in a round: `afirmasi` of `jumlah` are offered to who has afirmasi first. */
export interface KursiTersedia {
  jumlah: number;
  afirmasi: number;
}

/** Reserved seats of a quota. */
export const kursiAfirmasi = (pagu: number, persen: number): number => Math.ceil((pagu * persen) / 100);

/**
 * Gives the seats of a round to `pelamar`, who come in rank order: reserved ones to those with afirmasi, what stays free of
 * them and the others to everybody. Answers who has one, in rank order.
 */
export function isiKursi(pelamar: readonly Calon[], { jumlah, afirmasi }: KursiTersedia): Kursi[] {
  const reserved = new Set(
    pelamar.filter((calon) => calon.afirmasi).slice(0, Math.max(0, Math.min(afirmasi, jumlah))),
  );
  const open = pelamar.filter((calon) => !reserved.has(calon)).slice(0, Math.max(0, jumlah - reserved.size));
  const seated = new Set([...reserved, ...open]);
  return pelamar
    .filter((calon) => seated.has(calon))
    .map((calon) => ({ calon, kursi: reserved.has(calon) ? 'afirmasi' : 'umum' }));
}
