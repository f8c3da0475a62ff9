// npm run build: the web application and the server, where their sources changed.
import { fileURLToPath } from 'node:url';
import { buildPwa, isPwaBuilt } from './build-pwa.mjs';
import { buildServer, isServerBuilt } from './build-server.mjs';

/**
 * Throws with a sentence for the user where a build fails.
 * @param {string} root the project's folder
 */
export async function build(root) {
  await buildPwa(root);
  await buildServer(root);
}

/**
 * Throws where what is built is not that of the sources: a test of an older server looks like lost data.
 * @param {string} root the project's folder
 */
export function refuseStaleBuild(root) {
  if (!isPwaBuilt(root) || !isServerBuilt(root))
    throw new Error('What is built is older than its sources: run `npm run build` first.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build(fileURLToPath(new URL('..', import.meta.url)));
}
