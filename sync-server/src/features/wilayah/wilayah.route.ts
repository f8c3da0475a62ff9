import { optionalText } from '@spmb/shared/kernel/fields.schema.ts';
import type { Tingkat } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { buildCombo } from '../../crud/list/build-combo.ts';
import { wordsOf } from '../../crud/list/list-query.ts';
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
  const comboUnder = (path: string, tingkat: Tingkat, field: string): Route => ({
    method: 'POST',
    path,
    capability: 'masuk',
    async handle(call) {
      const record = await readBody(call, z.record(z.string(), z.unknown()));
      const induk = optionalText(20).safeParse(record[field]).data ?? '';
      return call.json(induk === '' ? [] : await listPilihanWilayah(read, tingkat, induk));
    },
  });
  return [
    buildCombo('/api/provinsi-combo', ['masuk'], () => listPilihanWilayah(read, 'provinsi', '')),
    comboUnder('/api/kabupaten-combo', 'kabupaten', 'province_id'),
    comboUnder('/api/kecamatan-combo-by-regency', 'kecamatan', 'regency_id'),
    comboUnder('/api/desa-combo', 'desa', 'district_id'),
    {
      method: 'GET',
      path: '/api/wilayah',
      capability: 'kelolaMaster',
      handle: async (call) => call.json(await searchWilayah(read, wordsOf(call.req.query('q') ?? ''))),
    },
    {
      method: 'GET',
      path: '/api/wilayah/:tingkat/:id',
      capability: 'kelolaMaster',
      async handle(call) {
        const tingkat = aboveVillages.safeParse(call.req.param('tingkat'));
        if (!tingkat.success) throw new NotFound();
        return call.json(await getJalur(read, tingkat.data, call.req.param('id') ?? ''));
      },
    },
    {
      method: 'GET',
      path: '/api/wilayah-muat',
      capability: 'masuk',
      async handle(call) {
        const { dimuat, jumlah } = await readMuat(read);
        return call.json({ persen: jumlah === 0 ? 0 : Math.floor((100 * dimuat) / jumlah) });
      },
    },
  ];
}
