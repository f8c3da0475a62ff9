import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { plainText } from '@spmb/shared/kernel/fields.schema.ts';
import { refSekolahResource, sekolahLainId } from '@spmb/shared/ref-sekolah/ref-sekolah.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import { wordsOf } from '../../crud/list/list-query.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { answerCall } from '../../http/answer-call.ts';
import { readBody } from '../../http/read-body.ts';
import type { Feature } from '../../feature.ts';
import { insertSekolahLain } from './ref-sekolah.mutations.ts';
import { findByNpsn, listPilihanSekolah } from './ref-sekolah.queries.ts';
import { refSekolah } from './ref-sekolah.table.ts';

const search = z.object({ q: plainText(255) });
const foundMax = 50;

/** Schools that applicants come from. */
export const refSekolahFeature = (context: Context): Feature => ({
  name: 'ref-sekolah',
  routes: [
    answerCall(callsOf(refSekolahResource).combo, undefined, async ({ call }) => {
      const words = wordsOf((await readBody(call, search)).q);
      const limit = words.length === 0 ? undefined : foundMax;
      return listPilihanSekolah(context.store.read, words, limit);
    }),
    ...buildCrud(context, {
      resource: refSekolahResource,
      table: refSekolah,
      async check(tx, { npsn }, before) {
        const namesake = await findByNpsn(tx, npsn, before?.id ?? '');
        if (namesake === undefined) return {};
        throw refusalOf({ npsn: `NPSN ${npsn} sudah dipakai ${namesake}. Periksa angkanya.` });
      },
      clear(_queries, { id, name }) {
        if (id !== sekolahLainId) return Promise.resolve();
        throw new Refusal(
          `${String(name)} tidak dapat dihapus: pendaftar yang sekolahnya tidak ada di daftar memilih ini.`,
        );
      },
    }),
  ],
  firstData: [{ name: 'ref-sekolah', insert: insertSekolahLain }],
  searches: [buildSearch(context, { resource: refSekolahResource, table: refSekolah })],
});
