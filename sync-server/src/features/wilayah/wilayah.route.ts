import { optionalText } from '@spmb/shared/kernel/fields.schema.ts';
import * as calls from '@spmb/shared/wilayah/calls.ts';
import type { Tingkat } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { wordsOf } from '../../crud/list/list-query.ts';
import { answerCall } from '../../http/answer-call.ts';
import { NotFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import type { Route } from '../../http/route.ts';
import { readMuat } from './muat-wilayah.mutations.ts';
import { searchWilayah } from './search-wilayah.queries.ts';
import { getJalur, listPilihanWilayah } from './wilayah.queries.ts';

const aboveVillages = z.enum(['provinsi', 'kabupaten', 'kecamatan']);

/** Regions as others choose and find them. */
export function wilayahRoutes({ store: { read } }: Context): Route[] {
  /** Options of a level under the region that the record names; none where it names none. */
  const comboUnder = (definition: typeof calls.desaCombo, tingkat: Tingkat, field: string): Route =>
    answerCall(definition, undefined, async ({ call }) => {
      const record = await readBody(call, z.record(z.string(), z.unknown()));
      const induk = optionalText(20).safeParse(record[field]).data ?? '';
      return induk === '' ? [] : listPilihanWilayah(read, tingkat, induk);
    });
  return [
    answerCall(calls.provinsiCombo, undefined, () => listPilihanWilayah(read, 'provinsi', '')),
    comboUnder(calls.kabupatenCombo, 'kabupaten', 'province_id'),
    comboUnder(calls.kecamatanCombo, 'kecamatan', 'regency_id'),
    comboUnder(calls.desaCombo, 'desa', 'district_id'),
    answerCall(calls.cariWilayah, undefined, ({ call }) =>
      searchWilayah(read, wordsOf(call.req.query('q') ?? '')),
    ),
    answerCall(calls.jalurWilayah, undefined, ({ at }) => {
      const tingkat = aboveVillages.safeParse(at.tingkat);
      if (!tingkat.success) throw new NotFound();
      return getJalur(read, tingkat.data, at.id);
    }),
    answerCall(calls.muatWilayah, undefined, async () => {
      const { dimuat, jumlah } = await readMuat(read);
      return { persen: jumlah === 0 ? 0 : Math.floor((100 * dimuat) / jumlah) };
    }),
  ];
}
