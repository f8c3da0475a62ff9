import type { Hundredths } from './calon.ts';
import type { Komponen } from './nilai-akhir.ts';
import type { PenjelasanPilihan } from './penjelasan.ts';

/** Scores of an applicant, weighted, and how he stood where he asked: what a published result is explained with. */
export interface KeteranganHasil {
  nilai: Record<Komponen, Hundredths>;
  /** N.A. */
  akhir: Hundredths;
  pilihan: PenjelasanPilihan[];
}
