// npm test: every check of the project; npm test -- lint unit runs only those.
// In two lanes: what keeps one core busy, or waits, runs beside the linter. What it prints stands whole between the others.
import { chmodSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { projectEnvironment } from './project-node.mjs';
import { run } from './run.mjs';

/** Lines of a failing step that stand again at the very end, where a long log is read first. */
const endShown = 8;
/** Codes of a step that was asked to stop (SIGINT, SIGTERM): so were those after it. */
const stopped = [130, 143];
/** How the two runners name a test that failed, an error, and a worker that died with its test file. */
const failedTest = /^ *(FAIL {2}|\[[\w-]+\] › |(Caused by: )?\w*Error: )/;
const root = fileURLToPath(new URL('..', import.meta.url));
const packageOf = (/** @type {string} */ path) => join('node_modules', path);
/** The native compiler, with one thread that reads what all name: on two cores more of them only repeat its work. */
const tsc = (/** @type {string} */ project) => [
  packageOf('typescript-native/bin/tsc'),
  '--noEmit',
  '--checkers',
  '1',
  '-p',
  project,
];
const cacheOf = (/** @type {string} */ name) => join('node_modules', '.cache', name);
const vitest = [packageOf('vitest/vitest.mjs'), 'run'];

/**
 * @typedef Step
 * @property {string} name
 * @property {string[][]} commands what Node runs
 * @property {string} [needs] files without which there is nothing to run
 * @property {true} [isOnDisk] what it proves is about a real disk: its files are not kept in memory
 * @property {true} [isBeside] runs in the second lane
 * @property {string[]} [after] steps of the other lane that have to end first
 */

/** @type {Step[]} */
const allSteps = [
  {
    name: 'lint',
    commands: [
      [packageOf('oxlint/bin/oxlint'), '--type-aware', '--max-warnings', '0'],
      [packageOf('eslint/bin/eslint.js'), '--max-warnings', '0', '.'],
      [
        packageOf('prettier/bin/prettier.cjs'),
        '--check',
        '--log-level',
        'warn',
        '.',
        '--cache',
        '--cache-strategy',
        'content',
        '--cache-location',
        cacheOf('prettier'),
      ],
    ],
  },
  {
    name: 'types',
    commands: [tsc('tsconfig.json'), tsc('pwa/tsconfig.json'), tsc('e2e/tsconfig.json')],
    isBeside: true,
  },
  {
    name: 'boundaries',
    commands: [
      [
        packageOf('dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        'shared',
        'sync-server',
        'pwa',
      ],
    ],
    isBeside: true,
  },
  {
    name: 'unit',
    commands: [
      [
        ...vitest,
        ...['shared', 'pwa', 'pwa-screens', 'tools', 'server-pure'].flatMap((name) => ['--project', name]),
      ],
    ],
  },
  { name: 'server-sqlite', commands: [[...vitest, '--project', 'server-sqlite']] },
  { name: 'server-postgres', commands: [[...vitest, '--project', 'server-postgres']] },
  { name: 'build', commands: [['tools/build.mjs'], ['tools/size-report.mjs']], isBeside: true },
  {
    name: 'integration',
    commands: [[...vitest, '--project', 'integration', '--project', 'integration-postgres']],
    needs: 'integration/**/*.test.ts',
    isOnDisk: true,
    // It keeps the machine to itself.
    after: ['build', 'chaos'],
  },
  {
    name: 'browser',
    commands: [[packageOf('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts']],
    needs: 'e2e/**/*.spec.ts',
    after: ['build'],
  },
  {
    name: 'chaos',
    commands: [['integration/chaos.ts', '--minutes', '1']],
    needs: 'integration/chaos.ts',
    isOnDisk: true,
    isBeside: true,
  },
];

const env = {
  ...projectEnvironment(root),
  ...(process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}),
  // Each thread and process reads the same modules: compiled once, not by every one of them.
  NODE_COMPILE_CACHE: join(root, cacheOf('node')),
};

/** A disk of memory, where there is one with room for all that tests write at a time. */
const memory = '/dev/shm';
const memoryMinBytes = 4 * 1024 ** 3;
function hasMemoryDisk() {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= memoryMinBytes && freemem() >= 2 * memoryMinBytes;
  } catch {
    return false;
  }
}
function makeMemoryFolder() {
  const folder = mkdtempSync(join(memory, 'spmb-uji-'));
  // The databases' user enters it, and a test that was killed leaves nothing in memory.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const inMemory = hasMemoryDisk() ? { ...env, TMPDIR: makeMemoryFolder() } : env;

/** The code of a command that ended because it was asked to stop. */
let stoppedBy = 0;
/** @param {number} code */
function stop(code) {
  stoppedBy = code;
  // No lane waits for what will not run.
  for (const { resolve } of ends.values()) resolve(undefined);
}

/**
 * The end of what a failing step printed, or undefined where it passed.
 * @param {Step} step
 * @param {(text: string) => void} print
 */
async function lastWordsOf(step, print) {
  for (const command of step.commands) {
    let printed = '';
    const code = await run(
      process.execPath,
      command,
      { cwd: root, env: step.isOnDisk ? env : inMemory },
      (text) => {
        printed = (printed + text).slice(-20_000);
        print(text);
      },
    );
    if (stopped.includes(code)) stop(code);
    if (code !== 0) return lastLines(printed);
  }
  return undefined;
}

/**
 * The tests that failed, by name, and the last lines.
 * @param {string} printed
 */
function lastLines(printed) {
  const lines = stripVTControlCharacters(printed).trimEnd().split('\n');
  const named = lines.slice(0, -endShown).filter((line) => failedTest.test(line));
  return [...new Set(named), ...lines.slice(-endShown)].join('\n');
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !allSteps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${allSteps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const steps = allSteps.filter(
  ({ name, needs }) =>
    (wanted.length === 0 || wanted.includes(name)) && (!needs || globSync(needs, { cwd: root }).length > 0),
);

const lanes = [steps.filter(({ isBeside }) => !isBeside), steps.filter(({ isBeside }) => isBeside)];
const [first = [], second = []] = lanes.filter((lane) => lane.length > 0);
const ends = new Map(steps.map(({ name }) => [name, Promise.withResolvers()]));
/** @type {{ name: string, failure: string | undefined, tookMs: number }[]} */
const results = [];

/**
 * @param {Step[]} lane
 * @param {(text: string) => void} print
 * @param {() => void} [onEnd] after each step
 */
async function runLane(lane, print, onEnd) {
  for (const step of lane) {
    for (const name of step.after ?? []) await ends.get(name)?.promise;
    if (stoppedBy) return;
    print(`\n— ${step.name}\n`);
    const startedMs = performance.now();
    const failure = await lastWordsOf(step, print);
    results.push({ name: step.name, failure, tookMs: performance.now() - startedMs });
    ends.get(step.name)?.resolve(undefined);
    onEnd?.();
  }
}

/** What the second lane prints: told by whole steps, and not into a running one of the first. */
let [running, ended, isFirstRunning] = ['', '', true];
const write = (/** @type {string} */ text) => void process.stdout.write(text);
const tell = () => {
  write(ended);
  ended = '';
};
await Promise.all([
  runLane(first, write, tell).then(() => (isFirstRunning = false)),
  runLane(
    second,
    (text) => (running += text),
    () => {
      ended += running;
      running = '';
      if (!isFirstRunning) tell();
    },
  ),
]);
if (stoppedBy) process.exit(stoppedBy);

console.log('');
for (const { name, failure, tookMs } of results)
  console.log(
    `${failure === undefined ? 'passed' : 'FAILED'}  ${(tookMs / 1000).toFixed(1).padStart(6)} s  ${name}`,
  );
const failures = results.filter(({ failure }) => failure !== undefined);
console.log(`${results.length - failures.length} passed, ${failures.length} failed`);
for (const { name, failure } of failures) console.log(`\n${name}, its last words:\n${failure}`);
process.exitCode = failures.length > 0 || results.length === 0 ? 1 : 0;
