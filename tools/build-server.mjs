// Bundles the server when its sources changed: it starts in a fraction of the time, with a third of the memory.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getProjectNode, projectEnvironment } from './project-node.mjs';
import { run } from './run.mjs';
import { hashSources, isStamped, writeStamp } from './stamp.mjs';

const sources = [
  'package-lock.json',
  'shared/src',
  'sync-server/src',
  'sync-server/package.json',
  'sync-server/rolldown.config.mjs',
];

/**
 * Throws with a sentence for the user where the build fails.
 * @param {string} root the project's folder
 */
export async function buildServer(root) {
  const stamp = join(root, 'node_modules', '.spmb-server-build');
  const hash = hashSources(
    root,
    sources,
    (name) => /\.(ts|json|mjs)$/.test(name) && !/\.test\.ts$/.test(name),
  );
  if (existsSync(join(root, 'sync-server', 'dist', 'main.js')) && isStamped(stamp, hash)) return;
  console.log('Menyusun server …');
  const rolldown = join(root, 'node_modules', 'rolldown', 'bin', 'cli.mjs');
  /** @type {import('node:child_process').StdioOptions} Its table of chunks is no news; errors are. */
  const stdio = ['ignore', 'ignore', 'inherit'];
  const options = { cwd: join(root, 'sync-server'), env: projectEnvironment(root), stdio };
  const args = [rolldown, '-c', 'rolldown.config.mjs'];
  if ((await run(getProjectNode(root), args, options)) !== 0) {
    throw new Error('Server gagal disusun. Pesan di atas menyebut berkas yang salah.');
  }
  writeStamp(stamp, hash);
}
