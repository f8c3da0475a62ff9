// The browser of the browser tests: Chromium without the frame of a window around it, which Debian has as a package and who is
// root there installs; else the machine's Chromium, else Playwright's own. The frame costs 1.7 s of a core for each page that is
// opened, where the page itself costs 0.4.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shell = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Whether a program is there and is a browser: some systems put a note about another package in its place.
 * @param {string} program
 */
function starts(program) {
  // On Windows a browser answers --version with a window.
  if (process.platform === 'win32') return spawnSync('where', [program]).status === 0;
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 && /chrom/i.test(stdout);
}

/** @param {string} program */
function pathOf(program) {
  if (/[\\/]/.test(program)) return program;
  return spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim() || program;
}

async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (starts(path)) return path;
  console.log('No Chromium here yet: fetching the one of Playwright …');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return starts(path) ? path : undefined;
}

/**
 * Has Debian install a browser; undefined where it cannot be had so.
 * @param {string} name
 */
function installDebian(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log(`Installing ${name} by apt-get …`);
  // Without a network it ends soon: there may be another browser.
  const soon = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=10'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const task of [['update'], ['install', '-y', '--no-install-recommends', name]])
    spawnSync('apt-get', [...soon, ...task], { stdio: 'inherit', env });
  return starts(name) ? pathOf(name) : undefined;
}

/**
 * Path of a Chromium that starts. Throws with a sentence where none can be had.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const preferred = starts(shell) ? pathOf(shell) : installDebian(shell);
  if (preferred) return preferred;
  const known = [...others, ...installed].find(starts);
  if (known) return pathOf(known);
  const path = (await findPlaywrightChromium()) ?? installDebian('chromium');
  if (path) return path;
  throw new Error(
    'No Chromium was found, and neither Playwright nor apt-get could install one. Install chromium or google-chrome and run the tests again.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await findChromium());
