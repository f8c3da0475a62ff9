import type { z } from 'zod';
import type { ListAsk } from '../kernel/resource.ts';
import { deleteCall, getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { PencadanganOtomatis, tempatContract } from './otomatis.schema.ts';
import type {
  KodePemulihan,
  kodePemulihanContract,
  Pencadangan,
  pulihkanAwalContract,
  pulihkanContract,
  downloadContract,
  resetPendaftarContract,
} from './pencadangan.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

/** Larger than the disk of any school's server; how much fits, the disk says. */
const bodyMax = 2 ** 40;

export const pencadangan = getCall('/api/pencadangan', 'kelolaSistem').of<ListAsk, Pencadangan[]>();
export const buatPencadangan = postCall('/api/pencadangan', 'kelolaSistem', { isLong: true }).of<
  undefined,
  Acted<{ data: Pencadangan }>
>();
export const hapusPencadangan = deleteCall('/api/pencadangan/:id', 'kelolaSistem').of<undefined, Acted>();
/** Allows one download, without the login that a plain form cannot carry. */
export const tiketPencadangan = postCall('/api/pencadangan-tiket', 'kelolaSistem').of<
  Sent<typeof downloadContract>,
  Acted<{ data: { tiket: string } }>
>();
/** The browser itself sends a form with the `tiket`; where it is refused it is led back to the list. */
export const downloadPencadangan = postCall('/api/pencadangan-unduh', 'publik').of<FormData, FileAnswer>();
/** Afterwards every login has ended. */
export const pulihkan = postCall('/api/pencadangan-pulihkan', 'kelolaSistem', { isLong: true }).of<
  Sent<typeof pulihkanContract>,
  Acted
>();

// A server that nobody has set up: the file itself is the body, then its recovery code opens it.
export const pulihkanUnggah = postCall('/api/pulihkan-unggah', 'publik', { bodyMax }).of<Blob, Acted>();
export const pulihkanAwal = postCall('/api/pulihkan-awal', 'publik', { isLong: true }).of<
  Sent<typeof pulihkanAwalContract>,
  Acted<{ data: { sekolah: string; dibuat_ms: number } }>
>();

// The recovery code: shown, typed back from paper, made anew.
export const kodePemulihan = getCall('/api/kode-pemulihan', 'kelolaSistem').of<undefined, KodePemulihan>();
export const simpanKodePemulihan = postCall('/api/kode-pemulihan', 'kelolaSistem').of<
  Sent<typeof kodePemulihanContract>,
  Acted
>();
export const gantiKodePemulihan = postCall('/api/kode-pemulihan-baru', 'kelolaSistem').of<undefined, Acted>();

// What the server makes by itself, and where it brings a second copy.
export const pencadanganOtomatis = getCall('/api/pencadangan-otomatis', 'kelolaSistem').of<
  undefined,
  PencadanganOtomatis
>();
export const pilihTempat = postCall('/api/pencadangan-tempat', 'kelolaSistem').of<
  Sent<typeof tempatContract>,
  Acted<{ data: PencadanganOtomatis }>
>();

/** Empties the school of its applicants, after a backup, which it names. */
export const resetPendaftar = postCall('/api/profile-reset-data', 'kelolaSistem', { isLong: true }).of<
  Sent<typeof resetPendaftarContract>,
  Acted<{ data: { pencadangan_id: string } }>
>();
