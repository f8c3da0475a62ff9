import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseStaleBuild } from '../tools/build.mjs';
import { SchoolServer } from './school-server.ts';

/** Before the first test: the demo school is filled once, and every server of the run begins with a copy of it. */
export default async function seedSchool(): Promise<() => void> {
  refuseStaleBuild(fileURLToPath(new URL('..', import.meta.url)));
  const seeded = mkdtempSync(join(tmpdir(), 'spmb-e2e-isi-'));
  const server = await SchoolServer.open();
  await server.loadsRegions();
  await server.stop();
  cpSync(server.dataDir, seeded, { recursive: true });
  await server.close();
  // The workers read it from their environment.
  process.env['SPMB_SEEDED'] = seeded;
  return () => {
    rmSync(seeded, { recursive: true, force: true });
  };
}
