import { pengumumanResource, periksaPengumuman } from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import type { Feature } from '../../feature.ts';
import { deletePembaca } from './pengumuman.mutations.ts';
import { countPembaca } from './pengumuman.queries.ts';
import { pengumumanRoutes } from './pengumuman.route.ts';
import { pengumuman } from './pengumuman.table.ts';

/** Announcements: kept as a list, read by applicants, visitors and staff. */
export function pengumumanFeature(context: Context): Feature {
  const { routes, searches } = partsOf(context, {
    resource: pengumumanResource,
    table: pengumuman,
    async check(_tx, values, before, { nowMs }) {
      refuseIsian(periksaPengumuman(values));
      if (!before) return { dibuat_ms: nowMs };
      // Other words, or the same ones to others, are to be read anew; new times and a switch are not.
      const isWordedAnew = (['title', 'body', 'level'] as const).some(
        (field) => values[field] !== before[field],
      );
      return isWordedAnew ? { naskah: Number(before['naskah']) + 1 } : {};
    },
    async complete(queries, rows) {
      const reach = await countPembaca(
        queries,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, ...reach.get(row.id) }));
    },
  });
  return {
    name: 'pengumuman',
    routes: [...pengumumanRoutes(context), ...routes],
    searches,
    deleteApplicants: deletePembaca,
  };
}
