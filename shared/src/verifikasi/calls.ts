import type { z } from 'zod';
import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { Lines, ListAsk } from '../kernel/resource.ts';
import type { KolomTertutup } from './kolom.ts';
import type { AngkaVerifikasi, BarisVerifikasi, Pemeriksa, RekamVerifikasi } from './rekam.ts';
import type { TemuanPendaftar } from './temuan-pendaftar.ts';
import type {
  cariPendaftarContract,
  daftarkanContract,
  ungkapDataContract,
  klaimContract,
  koreksiContract,
  lihatContract,
  putuskanContract,
  downloadContract,
} from './verifikasi.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;
type Rekam = Acted<{ data: RekamVerifikasi }>;

/** Files that wait or were sent back: status 1, 2, 3. */
export const daftarVerifikasi = getCall('/api/verifikasi', 'verifikasiBerkas').of<
  ListAsk,
  Lines<BarisVerifikasi>
>();
/** Files that were decided: status 4, 5, 6. */
export const daftarVerified = getCall('/api/verified', 'verifikasiBerkas').of<
  ListAsk,
  Lines<BarisVerifikasi>
>();
export const angkaVerifikasi = getCall('/api/verifikasi-angka', 'verifikasiBerkas').of<
  undefined,
  AngkaVerifikasi
>();
export const rekamVerifikasi = getCall('/api/verifikasi/:id', 'verifikasiBerkas').of<
  undefined,
  RekamVerifikasi
>();

/** The verdict on a file. 409 with `jenis` versi-lama, status-lain, dipegang where somebody else was first. */
export const putuskan = postCall('/api/verifikasi', 'verifikasiBerkas').of<
  Sent<typeof putuskanContract>,
  Rekam
>();
export const lihatDokumen = postCall('/api/verifikasi-lihat', 'verifikasiBerkas').of<
  Sent<typeof lihatContract>,
  Acted<{ data: { dilihat: string[] } }>
>();
/** Takes a file for a while, keeps it, or lets it go (`pemeriksa` null). 409 while somebody else has it. */
export const klaim = postCall('/api/verifikasi-klaim', 'verifikasiBerkas').of<
  Sent<typeof klaimContract>,
  Acted<{ data: { pemeriksa: Pemeriksa | null } }>
>();
/** Takes the file that waits longest and that nobody has; id null: none does. */
export const berikutnya = postCall('/api/verifikasi-berikutnya', 'verifikasiBerkas').of<
  undefined,
  Acted<{ data: { id: string | null } }>
>();
export const koreksi = postCall('/api/verifikasi-koreksi', 'verifikasiBerkas').of<
  Sent<typeof koreksiContract>,
  Rekam
>();
export const ungkapData = postCall('/api/verifikasi-buka-data', 'verifikasiBerkas').of<
  Sent<typeof ungkapDataContract>,
  Acted<{ data: { kolom: KolomTertutup; nilai: string } }>
>();
export const downloadVerified = postCall('/api/verified-download', 'verifikasiBerkas').of<
  Sent<typeof downloadContract>,
  FileAnswer
>();

/** Whether somebody has an account or a form already. A draft that is opened so is on record. */
export const cariPendaftar = postCall('/api/verifikasi-cari', 'verifikasiBerkas').of<
  Sent<typeof cariPendaftarContract>,
  Acted<{ data: TemuanPendaftar }>
>();
/**
 * Sends a form on behalf of somebody, also outside of the registration's days. `sandi` is the one-time password of an account
 * that is made with it; null where there is one. 409 with `jenis` sudah-terdaftar (and `id`) or versi-lama.
 */
export const daftarkan = postCall('/api/verifikasi-daftarkan', 'verifikasiBerkas').of<
  Sent<typeof daftarkanContract>,
  Acted<{ data: RekamVerifikasi; masuk: string; sandi: string | null }>
>();
