import type { z } from 'zod';
import { getCall, putCall, type Acted } from '../kernel/call.ts';
import type { IsianBiodata } from './biodata.ts';
import type { simpanBiodataContract } from './biodata.schema.ts';

/** The biodata of an applicant (api/peserta/biodata); before the first save what is known of him stands in it. */
export interface Biodata extends IsianBiodata {
  id: string;
  /** Number of a civil servant: nobody writes it here. */
  nip: string;
  /** Address of the photo; null: none. */
  path: string | null;
  /** 0 before the first save. */
  versi: number;
}

export const biodata = getCall('/api/peserta/biodata', 'ikutUjian').of<undefined, Biodata>();

/**
 * Saves fields on top of the version that was read; the same saved again is one. From an older version it is refused (409)
 * with `isi`, what another device has saved meanwhile.
 */
export const simpanBiodata = putCall('/api/peserta/biodata/:id', 'ikutUjian').of<
  z.input<typeof simpanBiodataContract>,
  Acted<{ data: Biodata }>
>();
