import { alternate, connections } from '../load/alternate.ts';
import { besideReference } from '../measure/beside-reference.ts';
import type { Part } from '../part.ts';
import { startReferences } from '../reference/reference-server.ts';
import { beginDirectSides } from '../school/direct-side.ts';

/** The specification's own call, one answer each, for clients that keep no stream. */
export const direct: Part = {
  name: 'direct',
  needs: () => ({ participants: connections }),
  async *rows({ ms }, school) {
    const references = await startReferences(school.server.dataDir);
    const { answers, ...others } = await beginDirectSides(school);
    yield* await besideReference('answers by store-jawaban', { references, real: answers }, ms, {
      share: { least: 0.35 },
      p99Ms: { most: 60 },
      cpuMs: { most: 0.15 },
    });
    const { reads, time } = await alternate(others, ms);
    yield { name: 'questions by fetch-soal', unit: '/s', measured: reads.map(({ perSecond }) => perSecond) };
    yield { name: '… CPU of the server, of one', unit: 'ms', measured: reads.map(({ cpuMs }) => cpuMs) };
    yield { name: 'time by get-time-left', unit: '/s', measured: time.map(({ perSecond }) => perSecond) };
    yield { name: '… CPU of the server, of one', unit: 'ms', measured: time.map(({ cpuMs }) => cpuMs) };
  },
};
