import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureBuild, servedSize } from '../tools/size-report.mjs';

const dist = fileURLToPath(new URL('../pwa/dist', import.meta.url));

/** Gzip kilobytes of script from login to the first question; undefined where nothing is built. */
export function measureBundle(): number | undefined {
  const manifest = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifest)) return undefined;
  return measureBuild(JSON.parse(readFileSync(manifest, 'utf8')), servedSize(dist)).examScriptBytes / 1000;
}
