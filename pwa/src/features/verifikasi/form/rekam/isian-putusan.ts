import type { Putusan } from '@spmb/shared/verifikasi/putusan.ts';

/** Characters of a message (2 §5). */
export const pesanMost = 255;

/** A verdict while it is made. */
export interface IsianPutusan {
  verifikasi_status: number | null;
  alasan_kode: readonly string[];
  pesan: string;
  /** Names of fields and steps that go back to the applicant. */
  perbaiki: readonly string[];
  /** By the document's field. */
  dokumen: Readonly<Record<string, { putusan: Putusan; catatan: string }>>;
}
