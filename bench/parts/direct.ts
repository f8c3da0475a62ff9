import { connections } from '../load/alternate.ts';
import { besideReference } from '../measure/beside-reference.ts';
import type { Part } from '../part.ts';
import { startReferences } from '../reference/reference-server.ts';
import { beginDirectSide } from '../school/direct-side.ts';

/** The specification's own call, one answer each, for clients that keep no stream. */
export const direct: Part = {
  name: 'direct',
  needs: () => ({ participants: connections }),
  async *rows({ ms }, school) {
    const references = await startReferences(school.server.dataDir);
    const real = await beginDirectSide(school);
    yield* await besideReference('answers by store-jawaban', { references, real }, ms, {
      share: { least: 0.35 },
      p99Ms: { most: 60 },
      cpuMs: { most: 0.15 },
    });
  },
};
