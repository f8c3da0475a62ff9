import { z } from 'zod';

/** PUT api/peserta/biodata/{id}: any fields of it; the specification's call carries no version. */
export const simpanBiodataContract = z.intersection(
  z.object({ versi: z.int().min(0).optional() }),
  z.record(z.string().max(60), z.unknown()),
);
