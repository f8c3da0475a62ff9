import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';

/** A room that a supervisor watches in a date and session (N39). `ruang`: as participants' rows name it. */
export const isianPengawasRuang = z.object({ user_id: requiredText(64), ruang: requiredText(50) });

/** A room of a date and session with its participants and supervisors. */
export const ruangDiawasiContract = z.object({
  /** The room's name, which is unique in the list. */
  id: z.string(),
  ruang: z.string(),
  /** Number of participants. */
  peserta: z.int(),
  pengawas: z.array(z.object({ id: z.string(), user_id: z.string(), nama: z.string() })),
});
export type RuangDiawasi = z.output<typeof ruangDiawasiContract>;
