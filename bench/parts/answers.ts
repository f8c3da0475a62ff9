import { connections } from '../load/alternate.ts';
import { besideReference } from '../measure/beside-reference.ts';
import type { Part } from '../part.ts';
import { startReferences } from '../reference/reference-server.ts';
import { beginSide } from '../school/begun-side.ts';

/** Durable answers through the whole HTTP path, each connection a participant of its own (S1). */
export const answers: Part = {
  name: 'answers',
  needs: () => ({ participants: 2 * connections }),
  async *rows({ ms }, school) {
    const references = await startReferences(school.server.dataDir);
    const one = await beginSide(school, 0, 1);
    yield* await besideReference('answers, one a batch', { references, real: one }, ms, {
      share: { least: 0.5 },
      p99Ms: { most: 60 },
      cpuMs: { most: 0.12 },
    });
    const four = await beginSide(school, connections, 4);
    yield* await besideReference('answers, four a batch', { references, real: four, rowsEach: 4 }, ms, {
      share: { least: 0.95 },
      cpuMs: { most: 0.12 },
    });
  },
};
