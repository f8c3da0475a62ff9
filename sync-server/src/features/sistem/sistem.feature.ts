import { fileOf } from '@spmb/shared/resource-calls.ts';
import * as calls from '@spmb/shared/sistem/calls.ts';
import { jamServerContract } from '@spmb/shared/sistem/jam-server.schema.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import type { Feature } from '../../feature.ts';
import { accountOf } from '../../http/route.ts';
import { penolakan } from '../../http/penolakan.table.ts';
import { exportPenolakan } from './export-penolakan.ts';
import { findPenolakan } from './find-penolakan.ts';
import { listPemulihanTasks } from './pemulihan-task.ts';
import { listPenolakanTasks, listRuangTasks } from './penolakan-tasks.ts';
import { prosesRoutes } from './proses.route.ts';
import { takeOverClock } from './take-over-clock.ts';
import { version } from '../../server/version.ts';

/** What the server says of itself. */
export const sistemFeature = (context: Context): Feature => ({
  name: 'sistem',
  routes: [
    answerCall(calls.health, undefined, async () => {
      const { engine: database } = context.store;
      return { status: true as const, version, database, disk: await context.reserve.look() };
    }),
    answerCall(calls.jamServer, undefined, () => ({
      server_ms: context.clock.nowMs(),
      selisih_ms: context.clock.heldMs(),
    })),
    answerCall(calls.pakaiJamKomputer, jamServerContract, ({ call, input }) =>
      takeOverClock(context, accountOf(call), input),
    ),
    answerCall(calls.penolakan, undefined, ({ call }) => findPenolakan(context, call)),
    answerCall(fileOf(calls.penolakan), undefined, ({ call }) => exportPenolakan(context, call)),
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
