import { connections } from '../load/alternate.ts';
import { besideReference } from '../measure/beside-reference.ts';
import type { Part } from '../part.ts';
import { startReferences } from '../reference/reference-server.ts';
import { beginSide } from '../school/begun-side.ts';

/** Durable answers on a PostgreSQL that shares the processors with the server. */
export const postgres: Part = {
  name: 'postgres',
  engine: 'PostgreSQL',
  needs: () => ({ participants: connections }),
  async *rows({ ms }, school) {
    const references = await startReferences(school.server.dataDir);
    const real = await beginSide(school, 0, 1);
    yield* await besideReference('answers on PostgreSQL, one a batch', { references, real }, ms, {
      perSecond: { least: 2_000 },
    });
  },
};
