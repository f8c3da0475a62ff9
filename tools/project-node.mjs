// Which Node runs what: npm runs on the machine's, the project on the one that it brought along.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * What Node is told of a server, here and by what starts it in `deploy`: as much room for what has just been made on every
 * machine, and that the server may give back what its start has used.
 */
export const serverArgs = ['--max-semi-space-size=16', '--expose-gc'];

/** Node that npm itself runs on: it stays where it is while npm replaces node_modules. */
export const machineNode = process.env['npm_node_execpath'] ?? process.execPath;

/**
 * The oldest Node that runs TypeScript by itself.
 * @param {string} version as in `v22.18.0`
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * Path of the Node that the project's own code runs on. Throws where there is none.
 * @param {string} root the project's folder
 */
export function getProjectNode(root) {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (runsTypeScript(process.version)) return process.execPath;
  throw new Error(
    `Node ${process.version} terlalu lama dan Node milik proyek belum terpasang. Jalankan npm ci --include=dev, lalu coba lagi.`,
  );
}

/**
 * Environment of the project's processes: its own Node and programs come first.
 * @param {string} root
 * @param {Record<string, string>} [additions]
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment(root, additions = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [join(root, 'node_modules', '.bin'), process.env[name] ?? ''].join(delimiter);
  return { ...process.env, [name]: path, ...additions };
}
