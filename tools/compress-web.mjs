// Writes the built web application a second time, compressed: the server hands these files out as they are.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import { listReachableFiles } from './size-report.mjs';

const text = /\.(js|mjs|css|html|svg|webmanifest)$/;
/** Below this a frame saves nothing: it fits one packet either way. */
const worthItBytes = 1_000;

/**
 * Puts `name.gz` and `name.br` beside every text file of a build. What participants and visitors load is pressed by Zopfli, which
 * takes seconds once and saves 3 % at every cold start; browsers take Brotli over https only.
 * @param {string} dist folder of the build
 * @returns {Promise<void>}
 */
export async function compressWeb(dist) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
  const pressedWell = new Set([
    ...listReachableFiles(read('manifest.json'), 'index.html'),
    ...listReachableFiles(read('publik.json'), 'publik.html'),
  ]);
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    if (!text.test(name) || statSync(file).size < worthItBytes || existsSync(`${file}.gz`)) continue;
    const bytes = readFileSync(file);
    const pressed = pressedWell.has(name.replaceAll('\\', '/'))
      ? await gzipAsync(bytes, {})
      : gzipSync(bytes, { level: 9 });
    writeFileSync(`${file}.gz`, pressed);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
}
