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
  /**
   * Why he has priority, and why he was placed by hand, as an administrator wrote it; absent: he has not, he was not, or it was
   * published before reasons were kept (N35).
   */
  alasan_prioritas?: string;
  alasan_penempatan?: string;
}
