// npm run build: the web application and the server, where their sources changed.
import { fileURLToPath } from 'node:url';
import { buildPwa } from './build-pwa.mjs';
import { buildServer } from './build-server.mjs';

/**
 * Throws with a sentence for the user where a build fails.
 * @param {string} root the project's folder
 */
export async function build(root) {
  await buildPwa(root);
  await buildServer(root);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build(fileURLToPath(new URL('..', import.meta.url)));
}
