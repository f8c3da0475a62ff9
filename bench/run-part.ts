import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPart } from './all-parts.ts';
import type { Part, Run } from './part.ts';
import type { Row } from './report/row.ts';
import { openBenchSchool } from './school/bench-school.ts';

// The process of one part: `run-part.ts NAME RUN`, started by run-parts.ts, to which each row is sent.
const [, , name = '', run = ''] = process.argv;
const dataDir = mkdtempSync(join(tmpdir(), 'spmb-bench-'));
// However this process ends, nothing of it stays.
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(end, () => process.exit(1));

async function* rowsOf(part: Part, asked: Run): AsyncIterable<Row> {
  if (!('needs' in part)) {
    yield* part.rows(asked);
    return;
  }
  const { participants, fill } = part.needs(asked);
  const nodeArgs = asked.profile ? ['--cpu-prof', `--cpu-prof-dir=${asked.profile}`] : [];
  const school = await openBenchSchool(dataDir, participants, nodeArgs, fill);
  process.prependOnceListener('exit', () => void school.server.kill());
  try {
    yield* part.rows(asked, school);
  } catch (error) {
    if (school.server.told) console.log(`the server of ${name} said: ${school.server.told}`);
    throw error;
  }
  await school.server.stop();
}

const part = findPart(name);
if (part)
  for await (const row of rowsOf(part, JSON.parse(run) as Run))
    await new Promise((sent) => process.send?.(row, sent));
process.exit();
