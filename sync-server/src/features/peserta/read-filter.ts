import { hariJalan, pernah, tahapCorong } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { optionalWholeNumber } from '@spmb/shared/kernel/fields.schema.ts';
import { dayMs, instantOf, localDate, zones } from '@spmb/shared/kernel/zone.ts';
import { kosong } from '@spmb/shared/peserta/kosong.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { checked } from '../../http/read-body.ts';
import type { Call } from '../../http/route.ts';
import { hal } from './rows/belum.queries.ts';
import type { Masa, PesertaFilter } from './rows/list-peserta.queries.ts';

const salah = 'Saringan ini tidak dikenal. Buka daftarnya lagi dari menu.';
const tanggal = z.iso.date(salah).optional();
const filterContract = z.object({
  kelas: z.string().optional(),
  ruang: z.string().optional(),
  jurusan_id_1: z.string().optional(),
  jurusan_id_2: z.string().optional(),
  jenis_kelamin: z.enum(['L', 'P', kosong], salah).optional(),
  belum: z.enum(hal, salah).optional(),
  terjadwal: tanggal,
  mulai: tanggal,
  selesai: tanggal,
});
const waktuContract = z.object({
  tahap: z.enum(tahapCorong, salah).optional(),
  mendaftar: tanggal,
  mengirim: z.union([z.literal(pernah), z.iso.date()], salah).optional(),
  jam: optionalWholeNumber(0, 23),
});

/**
 * An empty `status` asks for those who take part in exams only. `mendaftar` and `mengirim` are dates in the school's zone, `jam` an
 * hour of the last days that the start page counts.
 */
export async function readFilter({ clock, zona }: Context, call: Call): Promise<PesertaFilter> {
  const query = call.req.query();
  const { status } = checked(z.object({ status: optionalWholeNumber(0, 6) }), { status: query['status'] });
  const { tahap, mendaftar, mengirim, jam } = checked(waktuContract, { ...query, jam: query['jam'] });
  const zone = await zona();
  const nowMs = clock.nowMs();
  const day = (date: string): Masa => daysFrom(instantOf(date, '00:00', zone), 1);
  const today = instantOf(localDate(nowMs, zone), '00:00', zone);
  const filter: PesertaFilter = {
    ...Object.fromEntries(Object.entries(checked(filterContract, query))),
    ...(tahap && { tahap: { tahap, nowMs } }),
    ...(mendaftar && { mendaftar: day(mendaftar) }),
    mengirim: [
      ...(mengirim ? [mengirim === pernah ? {} : { masa: day(mengirim) }] : []),
      ...(jam === null
        ? []
        : [
            {
              masa: daysFrom(today - (hariJalan - 1) * dayMs, hariJalan),
              jam: { jam, geserMs: zones[zone] * 3_600_000 },
            },
          ]),
    ],
  };
  return 'status' in query ? { ...filter, status } : filter;
}
const daysFrom = (fromMs: number, days: number): Masa => [fromMs, fromMs + days * dayMs];
