import type { z } from 'zod';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { Naskah, NaskahTercatat } from './naskah.ts';
import type { naskahContract, setujuContract } from './persetujuan.schema.ts';

/** The declaration as it is agreed to today. */
export const naskahBerlaku = getCall('/api/naskah-pernyataan', 'masuk').of<undefined, Naskah>();

/** An applicant who is asked again agrees to the version that he has read. */
export const setujuiNaskah = postCall('/api/peserta/persetujuan', 'ikutUjian').of<
  z.input<typeof setujuContract>,
  Acted
>();

/** Every version, the newest first. */
export const daftarNaskah = getCall('/api/persetujuan-naskah', 'kelolaSistem').of<
  undefined,
  NaskahTercatat[]
>();

/** Adds a version; 409 where somebody else has added one meanwhile. */
export const tambahNaskah = postCall('/api/persetujuan-naskah', 'kelolaSistem').of<
  z.input<typeof naskahContract>,
  Acted<{ data: NaskahTercatat[] }>
>();
