import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { ruangResource } from '@spmb/shared/ruang/ruang.schema.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import type { Feature } from '../../feature.ts';
import { ruang } from './ruang.table.ts';

/** Exam rooms. */
export const ruangFeature = (context: Context): Feature => ({
  name: 'ruang',
  ...partsOf(context, {
    resource: ruangResource,
    table: ruang,
    async check(tx, { name }, before, { nowMs }) {
      await refuseTaken(tx, ruang, { field: 'name', value: name, before });
      if (!before || name === before['name']) return {};
      const use = await context.ahead.findRuangUse(tx, String(before['name']), nowMs);
      if (use !== undefined) refuseIsian({ name: `${use}, lalu ubah namanya.` });
      return {};
    },
    async clear(queries, { name }, { nowMs }) {
      const use = await context.ahead.findRuangUse(queries, String(name), nowMs);
      if (use !== undefined) throw new Refusal(`${use}, lalu hapus.`);
    },
  }),
});
