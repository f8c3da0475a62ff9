import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';
import { naskahMax } from './naskah.ts';

const versi = z.int().min(1);

/** POST api/peserta/persetujuan: the version that he has read. */
export const setujuContract = z.object({ versi });

/** POST api/persetujuan-naskah: a new version on top of the one that was read last. */
export const naskahContract = z.object({
  isi: requiredText(naskahMax),
  minta_lagi: z.boolean().optional(),
  versi,
});
