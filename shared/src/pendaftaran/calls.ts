import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { Naskah } from '../persetujuan/naskah.ts';
import type { Syarat } from './formulir/field.ts';
import type { Formulir } from './formulir/formulir.ts';
import type { cabutContract, drafContract, kirimContract } from './pendaftaran.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

/** The form of an applicant (api/peserta/pendaftaran), every field of it, with what is known of it. */
export interface Pendaftaran extends Formulir {
  /** '' before the first send. */
  nomor_register: string;
  /** Address of the photo; '' where there is none. */
  path: string;
  status: number;
  /** What the committee wrote with its last decision. */
  pesan: string;
  /** Fields that may be corrected; null: all of them, or none where the status lets nobody write. */
  terbuka: string[] | null;
  /** What those fields held when the form was sent last; null: no correction is asked for. */
  semula: Partial<Formulir> | null;
  /** Last send; null: none yet. */
  dikirim_ms: number | null;
  versi: number;
  /** Where the declaration is printed (N46); '' before the first send. */
  pernyataan_dokumen: string;
  /** What the school asks for today. */
  syarat: Syarat;
  /** The declaration that is agreed to with the form today; absent in what an older server said. */
  naskah?: Naskah;
}

export const pendaftaran = getCall('/api/peserta/pendaftaran', 'ikutUjian').of<undefined, Pendaftaran>();

/**
 * Keeps fields of the draft as they were typed, on top of the version that was read. From an older one it is refused (409)
 * with `versi` and `isi`, what another device has written meanwhile.
 */
export const simpanDraf = postCall('/api/peserta/pendaftaran-draf', 'ikutUjian').of<
  Sent<typeof drafContract>,
  Acted<{ data: { versi: number; diubah_ms: number } }>
>();

/** Sends the form whole: the first time it gets its number, after a correction it goes back to the committee. */
export const kirimPendaftaran = postCall('/api/peserta/pendaftaran', 'ikutUjian').of<
  Sent<typeof kirimContract>,
  Acted<{ data: Pendaftaran }>
>();

/** Withdraws the application, once the applicant has typed his name. */
export const cabutPendaftaran = postCall('/api/peserta/pendaftaran-cabut', 'ikutUjian').of<
  Sent<typeof cabutContract>,
  Acted<{ data: Pendaftaran }>
>();
