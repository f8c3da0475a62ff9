import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchSchool } from './bench-school.ts';
import { fillLists } from './fill-lists.ts';
import { measureLists } from './measure-lists.ts';

// A process of its own, because the engine is bound once in a process: prints the figures as JSON.
const participants = 10_000;
const repeats = 40;
const auditEntries = 200_000;
const schools = 10_000;

const dataDir = mkdtempSync(join(tmpdir(), 'spmb-bench-'));
try {
  const { server, base, adminToken } = await openBenchSchool(dataDir, participants, [], (folder) =>
    fillLists(folder, auditEntries, schools),
  );
  console.log(JSON.stringify(await measureLists(base, adminToken, repeats)));
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
