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
      return before ? {} : { dibuat_ms: nowMs };
    },
    async complete(queries, rows) {
      const dibaca = await countPembaca(
        queries,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, dibaca: dibaca.get(row.id) ?? 0 }));
    },
  });
  return {
    name: 'pengumuman',
    routes: [...pengumumanRoutes(context), ...routes],
    searches,
    deleteApplicants: deletePembaca,
  };
}
