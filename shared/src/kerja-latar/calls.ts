import { getCall, postCall, type Acted } from '../kernel/call.ts';

/** Background work as staff see it. */
export interface KerjaLatar {
  kode: string;
  nama: string;
  /** terputus: a run was killed before it ended. */
  keadaan: 'belum' | 'berjalan' | 'berhasil' | 'gagal' | 'terputus';
  /** Begin and end of the last run. */
  mulai_ms: number | null;
  selesai_ms: number | null;
  /** What went wrong in it, in technical words; '': nothing. */
  kesalahan: string;
  /** What it has done, counted, as '3 berkas dibuang'; '': it counts nothing, or has not ended well. */
  hasil: string;
  /** When it comes by itself; null: only when it is started. */
  berikut_ms: number | null;
}

export const daftarKerja = getCall('/api/utility-run-workers', 'kelolaUtilitas').of<
  undefined,
  KerjaLatar[]
>();
/** Starts one, and answers when it has ended. */
export const jalankanKerja = postCall('/api/utility-run-workers/:kode', 'kelolaUtilitas', {
  isLong: true,
}).of<undefined, Acted>();
const external = 'the call of the specification: our page starts every job by one call';
/** Makes the public list of applicants anew. */
export const jalankanPendaftar = postCall('/api/run-job-pendaftars', 'kelolaUtilitas', { external }).of<
  undefined,
  Acted
>();
/** Makes the public list of the accepted anew, of what is published; publishes nothing (N36). */
export const jalankanPengumuman = postCall('/api/run-service-pengumuman', 'kelolaUtilitas', {
  external,
}).of<undefined, Acted>();
