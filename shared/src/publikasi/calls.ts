import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { KeadaanPublikasi, PratinjauPublikasi, SuratHasil } from './publikasi.ts';
import type {
  periksaPulihContract,
  pesanPendaftarContract,
  pesanProgramContract,
  tarikContract,
  terbitkanContract,
} from './publikasi.schema.ts';

/** What is public, planned or taken back, and what stands in the way of publishing. */
export const keadaanPublikasi = getCall('/api/publikasi', 'kelolaSeleksi').of<undefined, KeadaanPublikasi>();

/** What the public will read by what is planned; else what it would read if it were published now. */
export const pratinjauPublikasi = getCall('/api/publikasi-pratinjau', 'kelolaSeleksi').of<
  undefined,
  PratinjauPublikasi
>();

/**
 * Freezes the last run and makes it public, at once or at an instant to come. Open objections and seats that are lost ask
 * (409 sanggahan-terbuka or, whatever else is asked, kursi-hilang; with `potret_nomor`, which `konfirmasi` sends back); 409 berubah
 * where somebody else has acted meanwhile, or another run was made since the question.
 */
export const terbitkanCall = postCall('/api/publikasi', 'kelolaSeleksi').of<
  z.input<typeof terbitkanContract>,
  Acted
>();

/** Takes back what is public or planned. */
export const tarikCall = postCall('/api/publikasi-tarik', 'kelolaSeleksi').of<
  z.input<typeof tarikContract>,
  Acted
>();

/** Says of what came back with a restored backup that it is as it should be. */
export const periksaPulihCall = postCall('/api/publikasi-periksa', 'kelolaSeleksi').of<
  z.input<typeof periksaPulihContract>,
  Acted
>();

/** `jumlah` of the letters were new: of one publication everybody gets one. */
type Terkirim = Acted<{ data: { jumlah: number; surat: SuratHasil[] } }>;

/** Tells all who chose the programme first their result; refused before publication (N36). */
export const pesanProgram = postCall('/api/olah-nilai-public-send', 'kelolaSeleksi').of<
  z.input<typeof pesanProgramContract>,
  Terkirim
>();

/** The same for one applicant. */
export const pesanPendaftar = postCall('/api/olah-nilai-private-send', 'kelolaSeleksi').of<
  z.input<typeof pesanPendaftarContract>,
  Terkirim
>();
