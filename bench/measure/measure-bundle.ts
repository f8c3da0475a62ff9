import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBuild, servedSize } from '../../tools/size-report.mjs';

const dist = join(import.meta.dirname, '../../pwa/dist');

/** Gzip kilobytes of script from login to the first question; throws where nothing is built. */
export function measureBundle(): number {
  const manifest = readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8');
  return measureBuild(JSON.parse(manifest), servedSize(dist)).examScriptBytes / 1000;
}
