import type { Hundredths } from './calon.ts';
import type { JenisKursi } from './kursi.ts';
import type { Komponen } from './nilai-akhir.ts';
import type { PenjelasanPilihan } from './penjelasan.ts';

/** Scores of an applicant, weighted, and how he stood where he asked: what a published result is explained with. */
export interface KeteranganHasil {
  nilai: Record<Komponen, Hundredths>;
  /** N.A. */
  akhir: Hundredths;
  /** Kind of the seat; null: he has none, or was placed by hand. */
  kursi: JenisKursi | null;
  pilihan: PenjelasanPilihan[];
}
