/** A version of the declaration that applicants agree to; what it says never changes. */
export interface Naskah {
  /** 1, 2, … */
  versi: number;
  isi: string;
  dibuat_ms: number;
}

/** A version as the administrator sees it. */
export interface NaskahTercatat extends Naskah {
  /** Whoever agreed to an older one is asked again. */
  minta_lagi: boolean;
  /** Who wrote it. */
  nama: string;
  /** How many have agreed to it. */
  disetujui: number;
}

/** What somebody has agreed to, and when. */
export interface Disetujui {
  versi: number;
  isi: string;
  dibuat_ms: number;
}

/** Longest text of a version. */
export const naskahMax = 4_000;

/** Whether who has agreed to `versi` (0: to none) is to be asked again: a later version wants it. */
export const perluLagi = (
  versi: number,
  all: readonly Pick<NaskahTercatat, 'versi' | 'minta_lagi'>[],
): boolean => all.some((one) => one.minta_lagi && one.versi > versi);
