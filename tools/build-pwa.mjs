// Builds the web application when its sources changed.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getProjectNode, projectEnvironment } from './project-node.mjs';
import { run } from './run.mjs';
import { hashSources, isStamped, writeStamp } from './stamp.mjs';

const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  'shared/src',
  'shared/package.json',
  'sync-server/package.json',
  'pwa/src',
  'pwa/public',
  'pwa/head.html',
  'pwa/index.html',
  'pwa/office.html',
  'pwa/publik.html',
  'pwa/package.json',
  'pwa/tsconfig.json',
  'pwa/vite.config.ts',
  'pwa/vite.common.ts',
  'pwa/vite.office.config.ts',
  'pwa/vite.publik.config.ts',
  'tools/compress-web.mjs',
];

/** One build for each document, in the order of their building: the last one lists what devices keep of all. */
const configs = ['vite.office.config.ts', 'vite.publik.config.ts', 'vite.config.ts'];

const distOf = (/** @type {string} */ root) => join(root, 'pwa', 'dist');
const stampOf = (/** @type {string} */ root) => join(root, 'node_modules', '.spmb-build');
const hashOf = (/** @type {string} */ root) =>
  hashSources(root, sources, (name) => !/\.test\.tsx?$/.test(name));

/**
 * Whether the built web application is that of the sources as they stand; `hash`: of them, where it is known.
 * @param {string} root the project's folder
 */
export function isPwaBuilt(root, hash = hashOf(root)) {
  return existsSync(join(distOf(root), 'index.html')) && isStamped(stampOf(root), hash);
}

/**
 * Throws with a sentence for the user where the build fails.
 * @param {string} root the project's folder
 */
export async function buildPwa(root) {
  const dist = distOf(root);
  const hash = hashOf(root);
  if (isPwaBuilt(root, hash)) return;
  console.log('Menyusun aplikasi web …');
  const kept = keepAssets(root, dist);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = { cwd: join(root, 'pwa'), env: projectEnvironment(root) };
  for (const config of configs) {
    const words = [vite, 'build', '--config', config, '--logLevel', 'warn'];
    const code = await run(getProjectNode(root), words, options);
    if (code !== 0) throw new Error('Aplikasi web gagal disusun. Pesan di atas menyebut berkas yang salah.');
  }
  if (kept) cpSync(kept, dist, { recursive: true, force: false });
  // Only now: before the first installation there is nothing to compress with.
  const { compressWeb } = await import('./compress-web.mjs');
  await compressWeb(dist);
  writeStamp(stampOf(root), hash);
}

/**
 * Tabs that are open load parts of the build they came from, so the previous build's parts stay on the server.
 * Those of the build before it go.
 * @param {string} root
 * @param {string} dist
 * @returns {string | undefined} folder that holds the previous build's parts
 */
function keepAssets(root, dist) {
  const manifests = join(dist, '.vite');
  if (!existsSync(manifests)) return undefined;
  const kept = join(root, 'node_modules', '.spmb-previous-build');
  rmSync(kept, { recursive: true, force: true });
  for (const name of readdirSync(manifests))
    for (const file of listAssets(JSON.parse(readFileSync(join(manifests, name), 'utf8')))) {
      if (!existsSync(join(dist, file))) continue;
      mkdirSync(dirname(join(kept, file)), { recursive: true });
      cpSync(join(dist, file), join(kept, file));
    }
  return existsSync(kept) ? kept : undefined;
}

/**
 * Names of all files that a build's manifest lists.
 * @param {Record<string, { file: string, css?: string[], assets?: string[] }>} manifest
 */
export function listAssets(manifest) {
  const chunks = Object.values(manifest);
  return [...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
}
