// The demo's data folder is marked, so that starting over can never remove the data of a real school.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = '.demo';

/**
 * Makes the folder of the demo, or empties it. Throws with a sentence for the user where it holds anything else.
 * @param {string} folder
 * @param {{ reset: boolean }} options
 */
export function prepareDemoFolder(folder, { reset }) {
  const isDemo = existsSync(join(folder, marker));
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!isDemo && !isEmpty) {
    throw new Error(
      `Folder ${folder} berisi data yang bukan data demo, jadi tidak disentuh. Pilih folder lain dengan DATA_DIR.`,
    );
  }
  if (reset && isDemo) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, marker), 'Data contoh: npm run demo -- --reset mengosongkan folder ini.\n');
}
