import type { z } from 'zod';
import { getCall, postCall, type FileAnswer } from '../kernel/call.ts';
import type { BerkasBukti } from './bukti.ts';
import type { buktiLengkapContract } from './bukti.schema.ts';

/** The published run for everybody, signed; before publication there is none. */
export const buktiSeleksi = getCall('/api/bukti-seleksi', 'publik', { isSnapshot: true }).of<
  undefined,
  BerkasBukti
>();

/** The applicant's own pseudonym in that file. */
export const hasilSamaran = getCall('/api/peserta/hasil-samaran', 'ikutUjian').of<
  undefined,
  { samaran: string }
>();

/** The run that is published or planned, else the last, with numbers, dates and distances, signed, for the inspectorate; on record. */
export const buktiSeleksiLengkap = postCall('/api/bukti-seleksi-lengkap', 'kelolaSeleksi', {
  isLong: true,
}).of<z.input<typeof buktiLengkapContract>, FileAnswer>();
