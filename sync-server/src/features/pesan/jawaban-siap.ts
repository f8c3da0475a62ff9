import { jawabanSiapResource } from '@spmb/shared/pesan/jawaban-siap.schema.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import { jawabanSiap } from './rows/pesan.table.ts';

/** Answers that staff keep ready: a plain list. */
export const jawabanSiapParts = (context: Context) =>
  partsOf(context, {
    resource: jawabanSiapResource,
    table: jawabanSiap,
    async check(tx, { name }, before) {
      await refuseTaken(tx, jawabanSiap, { field: 'name', value: name, before });
      return {};
    },
  });
