import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';

/** POST api/bukti-seleksi-lengkap: who asks for it, and what for. */
export const buktiLengkapContract = z.object({ alasan: requiredText(255) });
