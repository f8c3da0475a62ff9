import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listPenolakan, type Counted } from '../../http/penolakan.queries.ts';
import { checked } from '../../http/read-body.ts';
import type { Call } from '../../http/route.ts';

const salah = 'Saringan ini tidak dikenal. Buka daftarnya lagi dari menu.';
const saringan = z.object({ unggahan: z.iso.date(salah).optional() });

/** Counted refusals as they stand; `unggahan` in the query: those of uploads that were refused for good on a date of WIB. */
export async function findPenolakan({ refusals, store }: Context, call: Call): Promise<Counted[]> {
  const { unggahan } = checked(saringan, call.req.query());
  await refusals.flush();
  return listPenolakan(store.read, unggahan);
}
