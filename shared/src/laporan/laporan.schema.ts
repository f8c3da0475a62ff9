import { z } from 'zod';
import { namaBerkas, namaKertas } from './laporan.ts';

const jurusan_id = z.string().max(64).optional();

/** GET api/laporan-penerimaan; without a programme all that the account may see. */
export const penerimaanContract = z.object({ jurusan_id });

/** POST api/laporan-kertas; `id`: one applicant's letter. */
export const kertasContract = z.object({
  kertas: z.enum(namaKertas),
  jurusan_id,
  id: z.string().max(64).optional(),
});

/** POST api/laporan-berkas. */
export const berkasContract = z.object({ berkas: z.enum(namaBerkas), jurusan_id });
