import { hariJalan } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { optionalWholeNumber } from '@spmb/shared/kernel/fields.schema.ts';
import { dayMs, instantOf, localDate, zones } from '@spmb/shared/kernel/zone.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { checked } from '../../http/read-body.ts';
import type { Call } from '../../http/route.ts';
import { hal } from './rows/belum.queries.ts';
import { tahapPelamar, type Masa, type PesertaFilter } from './rows/list-peserta.queries.ts';

const salah = 'Saringan ini tidak dikenal. Buka daftarnya lagi dari menu.';
const filterContract = z.object({
  kelas: z.string().optional(),
  ruang: z.string().optional(),
  jurusan_id_1: z.string().optional(),
  jurusan_id_2: z.string().optional(),
  jenis_kelamin: z.enum(['L', 'P'], salah).optional(),
  tahap: z.enum(tahapPelamar, salah).optional(),
  belum: z.enum(hal, salah).optional(),
});
const waktuContract = z.object({
  mendaftar: z.iso.date(salah).optional(),
  mengirim: z.iso.date(salah).optional(),
  jam: optionalWholeNumber(0, 23),
});

/**
 * An empty `status` asks for those who take part in exams only. `mendaftar` and `mengirim` are dates in the school's zone, `jam` an
 * hour of the last days that the start page counts.
 */
export async function readFilter({ clock, zona }: Context, call: Call): Promise<PesertaFilter> {
  const query = call.req.query();
  const { status } = checked(z.object({ status: optionalWholeNumber(0, 6) }), { status: query['status'] });
  const { mendaftar, mengirim, jam } = checked(waktuContract, { ...query, jam: query['jam'] });
  const zone = await zona();
  const day = (tanggal: string): Masa => daysFrom(instantOf(tanggal, '00:00', zone), 1);
  const today = instantOf(localDate(clock.nowMs(), zone), '00:00', zone);
  const filter: PesertaFilter = {
    ...Object.fromEntries(Object.entries(checked(filterContract, query))),
    ...(mendaftar && { mendaftar: day(mendaftar) }),
    ...(mengirim && { mengirim: { masa: day(mengirim) } }),
    ...(jam !== null && {
      mengirim: {
        masa: daysFrom(today - (hariJalan - 1) * dayMs, hariJalan),
        jam: { jam, geserMs: zones[zone] * 3_600_000 },
      },
    }),
  };
  return 'status' in query ? { ...filter, status } : filter;
}
const daysFrom = (fromMs: number, days: number): Masa => [fromMs, fromMs + days * dayMs];
