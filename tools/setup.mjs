// Installs what the lockfile names, and builds what runs, where either is not up to date.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { machineNode } from './project-node.mjs';
import { run } from './run.mjs';
import { hashSources, isStamped, writeStamp } from './stamp.mjs';

/**
 * Throws with a sentence for the user where a step fails.
 * @param {string} root the project's folder
 * @param {{ build: boolean }} wanted
 */
export async function setup(root, wanted) {
  await install(root);
  if (wanted.build) await build(root);
}

/**
 * The stamp lies in node_modules: whoever removes that folder removes the stamp with it.
 * @param {string} root
 */
async function install(root) {
  const stamp = join(root, 'node_modules', '.spmb-install');
  const hash = `${hashSources(root, ['package-lock.json', '.npmrc'])} ${process.platform}-${process.arch}`;
  if (isStamped(stamp, hash)) return;
  if (machineNode.startsWith(join(root, 'node_modules'))) {
    throw new Error(
      'Pemasangan mengganti Node milik proyek, yang sedang menjalankan npm ini. Keluarkan node_modules/.bin dari PATH, lalu jalankan lagi.',
    );
  }
  console.log('Memasang pustaka (sekali saja, perlu internet) …');
  await npm(root, ['ci', '--include=dev', '--loglevel=error']);
  // Scripts of packages never run, except the one that fetches the project's own Node.
  await npm(root, ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  writeStamp(stamp, hash);
}

/**
 * @param {string} root
 * @param {string[]} args
 */
async function npm(root, args) {
  const cli = process.env['npm_execpath'];
  const options = { cwd: root };
  const code =
    cli && existsSync(cli) && /\.c?js$/.test(cli)
      ? await run(machineNode, [cli, ...args], options)
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
  if (code !== 0) {
    throw new Error(
      `Pemasangan gagal (npm ${args.join(' ')}). Periksa sambungan internet dan ruang disk, lalu jalankan lagi.`,
    );
  }
}
