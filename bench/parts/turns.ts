import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alternate, connections, type Side } from '../load/alternate.ts';
import type { Part } from '../part.ts';
import type { Row } from '../report/row.ts';
import { beginSide } from '../school/begun-side.ts';
import { openBenchSchool, type BenchSchool } from '../school/bench-school.ts';
import { beginDirectSides } from '../school/direct-side.ts';

/** Two servers of one source differ by some percent in three rounds. */
const rounds = 12;

/** This server and the built one of another checkout, which must know the same tables, driven in turns by the same requests. */
export const turns: Part = {
  name: 'turns',
  needs: () => ({ participants: 3 * connections }),
  async *rows({ ms, beside }, here) {
    const dataDir = mkdtempSync(join(tmpdir(), 'spmb-bench-'));
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const there = await openBenchSchool(dataDir, 3 * connections, [], undefined, beside);
    process.prependOnceListener('exit', () => void there.server.kill());
    const sides = (begin: (school: BenchSchool) => Promise<Side>) =>
      Promise.all([here, there].map(begin)) as Promise<[Side, Side]>;
    yield* await inTurns('answers, one a batch', await sides((of) => beginSide(of, connections, 1)), ms);
    yield* await inTurns(
      'answers, four a batch',
      await sides((of) => beginSide(of, 2 * connections, 4)),
      ms,
      4,
    );
    const direct = await sides(async (of) => (await beginDirectSides(of)).answers);
    yield* await inTurns('answers by store-jawaban', direct, ms);
    await there.server.stop();
  },
};

async function inTurns(name: string, [here, there]: [Side, Side], ms: number, rowsEach = 1): Promise<Row[]> {
  const driven = await alternate({ here, there }, ms, rounds);
  const each = (of: 'perSecond' | 'cpuMs', share: number) => ({
    measured: driven.here.map((one) => one[of] * share),
    reference: { name: 'there', measured: driven.there.map((one) => one[of] * share) },
  });
  return [
    { name, unit: '/s', ...each('perSecond', rowsEach) },
    { name: '… CPU of the server, of an answer', unit: 'ms', ...each('cpuMs', 1 / rowsEach) },
  ];
}
