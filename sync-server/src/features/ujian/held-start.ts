import type { AlasanDitahan } from '@spmb/shared/sync/release.ts';
import type { Attempt } from './attempt.queries.ts';

/** Why an exam that began without the server waits for staff; null: some device may work on it, or did (S25). */
export function heldReasonOf({
  ditahan,
  mulai_luring,
  epoch,
}: Pick<Attempt, 'ditahan' | 'mulai_luring' | 'epoch'>): AlasanDitahan | null {
  if (epoch > 0 || !mulai_luring) return null;
  // An attempt from before reasons were kept was held for its closed room: there was no other reason.
  return ditahan ?? 'ruang_ditutup';
}

export const notHeldText = 'Tidak ada ujian tanpa server yang ditahan untuk peserta ini. Muat ulang daftar.';
export const overText =
  'Waktu ujian peserta ini sudah habis, jadi tidak dapat dilanjutkan. Terima jawabannya yang ditahan, atau tambah waktunya dahulu.';
