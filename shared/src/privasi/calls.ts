import type { z } from 'zod';
import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { LihatHapusOrang } from './hapus-orang.ts';
import type { LihatRetensi } from './rencana-retensi.ts';
import type {
  hapusOrangContract,
  pastikanTanggalContract,
  salinanContract,
  salinanSayaContract,
} from './privasi.schema.ts';

/** Everything that is kept about whoever asks, as an archive: after his password, on record. */
export const salinanDataSaya = postCall('/api/peserta/salinan-data', 'ikutUjian', { isLong: true }).of<
  z.input<typeof salinanSayaContract>,
  FileAnswer
>();

/** The same of an applicant, to be handed to him; `panitia` adds what only the committee may know. */
export const salinanData = postCall('/api/privasi-salinan', 'kelolaSistem', { isLong: true }).of<
  z.input<typeof salinanContract>,
  FileAnswer
>();

/** Of whom the rules of retention will delete what, and when: nothing is changed by reading it. */
export const retensi = getCall('/api/privasi-retensi', 'kelolaSistem').of<undefined, LihatRetensi>();

/** Says that the server's date is right, where the rules of retention doubt it. */
export const pastikanTanggal = postCall('/api/privasi-tanggal', 'kelolaSistem').of<
  z.input<typeof pastikanTanggalContract>,
  Acted
>();

/** What a deletion of somebody would take, and what stays; nothing is changed. */
export const lihatHapusOrang = getCall('/api/privasi-hapus/:id', 'kelolaSistem').of<
  undefined,
  LihatHapusOrang
>();

/** Deletes all that is kept about somebody, once however often it is asked for. */
export const hapusOrang = postCall('/api/privasi-hapus/:id', 'kelolaSistem').of<
  z.input<typeof hapusOrangContract>,
  Acted
>();
