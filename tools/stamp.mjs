// A stamp file remembers the hash of the sources that something was made from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Hash over names and contents of files and folders; one that does not exist counts as empty.
 * @param {string} root folder that the names are relative to
 * @param {string[]} paths files or folders below `root`
 * @param {(file: string) => boolean} [isSource] leaves out files by their name relative to `root`, with `/`
 * @returns {string}
 */
export function hashSources(root, paths, isSource = () => true) {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => listFiles(join(root, path)));
  for (const file of files.sort()) {
    const name = relative(root, file).split(sep).join('/');
    if (!isSource(name)) continue;
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => listFiles(join(path, name)));
}

/**
 * @param {string} file
 * @param {string} hash
 */
export function isStamped(file, hash) {
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/**
 * @param {string} file
 * @param {string} hash
 */
export function writeStamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
