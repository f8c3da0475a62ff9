import type { AlasanDitahan } from '../sync/start/release.ts';

export const alasanDitahan = [
  'terlalu_dini',
  'tanpa_bukti',
  'ruang_ditutup',
  'soal_hilang',
] as const satisfies readonly AlasanDitahan[];

/** Why an exam waits for staff, since its beginning or since a restore; null: some device may work on it, or did (S25). */
export function heldReasonOf({
  ditahan,
  mulai_luring,
  epoch,
}: {
  ditahan: AlasanDitahan | null;
  mulai_luring: boolean;
  epoch: number;
}): AlasanDitahan | null {
  if (ditahan === 'soal_hilang') return ditahan;
  if (epoch > 0 || !mulai_luring) return null;
  // An attempt from before reasons were kept was held for its closed room: there was no other reason.
  return ditahan ?? 'ruang_ditutup';
}

/** Why a start without the server waits for staff, as screens and papers say it. */
export const ditahanWords: Readonly<Record<AlasanDitahan, string>> = {
  terlalu_dini: 'mulai tanpa server sebelum jam mulai',
  tanpa_bukti: 'mulai tanpa server, Token darurat tidak terbukti',
  ruang_ditutup: 'mulai tanpa server, tiba setelah ruang ditutup',
  soal_hilang:
    'lembar soalnya tidak ada lagi setelah server dipulihkan; pulihkan pencadangan yang lebih baru',
};

export const kodeBelumDibukaText = 'Mulai tanpa server, padahal Token darurat belum pernah dibuka';

export const belumUlangText = 'Belum mengirim ulang setelah pemulihan';

export const telatText = (menit: number): string => `Jawaban baru tiba ${menit} menit setelah waktu habis`;
