import { getCall, postCall, type FileAnswer } from '../kernel/call.ts';
import type { HasilTerbuka } from './hasil-pendaftar.ts';

/** An applicant's own result, from its publication on. */
export const hasilPendaftar = getCall('/api/peserta/hasil', 'ikutUjian').of<undefined, HasilTerbuka>();

/** The proof of acceptance as PDF; refused to who is not accepted by what is published. */
export const printBuktiPengumuman = postCall('/api/peserta/cetak-bukti-pengumuman', 'ikutUjian').of<
  undefined,
  FileAnswer
>();

/** The statement to sign at re-registration; refused to who has no seat by what is published. */
export const printPernyataanDaftarUlang = postCall(
  '/api/peserta/cetak-pernyataan-daftar-ulang',
  'ikutUjian',
).of<undefined, FileAnswer>();

/** Why the result is as it is, on one page; refused before it is published. */
export const printKeteranganHasil = postCall('/api/peserta/cetak-hasil-seleksi', 'ikutUjian').of<
  undefined,
  FileAnswer
>();
