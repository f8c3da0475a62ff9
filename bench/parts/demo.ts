import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, ServerProcess } from '../../integration/server-process.ts';
import { cpuMsOf } from '../load/process-usage.ts';
import type { Part } from '../part.ts';

/** The demo that somebody starts for the first time after it was installed. */
export const demo: Part = {
  name: 'demo',
  async *rows() {
    const dataDir = mkdtempSync(join(tmpdir(), 'spmb-bench-demo-'));
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const server = new ServerProcess(dataDir, await findFreePort(), [], '', { env: { SPMB_DEMO: '1' } });
    process.prependOnceListener('exit', () => void server.kill());
    yield {
      name: 'first start of the demo, with 600 applicants and their papers',
      unit: 's',
      limit: { most: 15 },
      measured: [(await server.start()) / 1000],
    };
    yield { name: '… CPU of it', unit: 's', measured: [cpuMsOf(server.pid) / 1000] };
    await server.stop();
  },
};
