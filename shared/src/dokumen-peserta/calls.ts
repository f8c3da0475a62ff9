import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { dokumenPesertaContract } from './dokumen-peserta.schema.ts';

/** A required document, with what the applicant has handed in for it (api/peserta/dokumen). */
export interface DokumenPeserta {
  /** Of the requirement. */
  id: string;
  name: string;
  /** Wajib, or else Opsional. */
  status: boolean;
  keterangan: string;
  /** Address of what was handed in; null: nothing yet. */
  path: string | null;
  /** Address of a form or an example to download; null: the school has none. */
  contoh: string | null;
  /** Whether it may be handed in now, for the first time or again. */
  terbuka: boolean;
  /** The committee has asked for another file, which this one may still be. */
  diminta_ganti: boolean;
  /** When it was handed in beside the form; null: it was not. */
  diserahkan_ms: number | null;
  /** The registration form asks for it, so nobody has to hand it in twice. */
  di_formulir: boolean;
}

export const dokumenPeserta = getCall('/api/peserta/dokumen', 'ikutUjian').of<undefined, DokumenPeserta[]>();
export const simpanDokumen = postCall('/api/peserta/dokumen', 'ikutUjian').of<
  z.input<typeof dokumenPesertaContract>,
  Acted<{ data: DokumenPeserta }>
>();

/** What of the required documents is there, as the specification's dashboard lists it. */
export const dokumenDasbor = postCall('/api/peserta/dashboard-dokumen', 'ikutUjian', {
  external: 'the call of the specification: our dashboard shows the documents with their upload',
}).of<undefined, { title: string; subtitle: string; hasfile: boolean; path: string | null }[]>();
