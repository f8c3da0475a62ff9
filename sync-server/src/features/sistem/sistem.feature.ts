import type { Context } from '../../context.ts';
import { jamServerContract } from '@spmb/shared/sistem/jam-server.schema.ts';
import { readBody } from '../../http/read-body.ts';
import type { Feature } from '../../http/route.ts';
import { penolakan } from '../../http/penolakan.table.ts';
import { exportPenolakan } from './export-penolakan.ts';
import { listPemulihanTasks } from './pemulihan-task.ts';
import { listPenolakanTasks, listRuangTasks } from './penolakan-tasks.ts';
import { prosesRoutes } from './proses.route.ts';
import { takeOverClock } from './take-over-clock.ts';
import { listPenolakan } from '../../http/penolakan.mutations.ts';
import { version } from '../../server/version.ts';

/** What the server says of itself. */
export const sistemFeature = (context: Context): Feature => ({
  name: 'sistem',
  routes: [
    {
      method: 'GET',
      path: '/api/health',
      capability: 'publik',
      async handle(call) {
        const { engine: database } = context.store;
        return call.json({ status: true, version, database, disk: await context.reserve.look() });
      },
    },
    {
      method: 'GET',
      path: '/api/jam-server',
      capability: 'awasiUjian',
      handle: (call) => call.json({ server_ms: context.clock.nowMs(), selisih_ms: context.clock.heldMs() }),
    },
    {
      method: 'POST',
      path: '/api/jam-server',
      capability: 'kelolaSistem',
      handle: async (call) => takeOverClock(context, call, await readBody(call, jamServerContract)),
    },
    {
      method: 'GET',
      path: '/api/penolakan',
      capability: 'kelolaSistem',
      async handle(call) {
        await context.refusals.flush();
        return call.json(await listPenolakan(context.store.read));
      },
    },
    {
      method: 'GET',
      path: '/api/penolakan-export',
      capability: 'kelolaSistem',
      handle: (call) => exportPenolakan(context, call),
    },
    ...prosesRoutes(context),
  ],
  tasks: [
    {
      capability: 'kelolaSistem',
      list: async () => [
        ...(await listRuangTasks(context)),
        ...listPemulihanTasks(context),
        ...(await listPenolakanTasks(context)),
      ],
    },
  ],
  leftOut: [{ table: penolakan, emptied: false, why: 'counts refusals of this server, whatever its data' }],
});
