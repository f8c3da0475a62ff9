// npm test: every check of the project in order; npm test -- lint unit runs only those.
import { globSync } from 'node:fs';
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
const tsc = packageOf('typescript/bin/tsc');
const vitest = [packageOf('vitest/vitest.mjs'), 'run'];

/** @typedef {{ name: string, commands: string[][], needs?: string }} Step what Node runs; `needs`: files without which there is nothing to run */

/** @type {Step[]} */
const allSteps = [
  {
    name: 'types',
    commands: [
      [tsc, '--noEmit', '-p', 'tsconfig.json'],
      [tsc, '--noEmit', '-p', 'pwa/tsconfig.json'],
      [tsc, '--noEmit', '-p', 'e2e/tsconfig.json'],
    ],
  },
  {
    name: 'lint',
    commands: [
      [packageOf('eslint/bin/eslint.js'), '.', '--max-warnings', '0', '--concurrency', '2'],
      [packageOf('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    ],
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
  },
  {
    name: 'unit',
    commands: [
      [...vitest, ...['shared', 'pwa', 'tools', 'server-pure'].flatMap((name) => ['--project', name])],
    ],
  },
  { name: 'server-sqlite', commands: [[...vitest, '--project', 'server-sqlite']] },
  { name: 'server-postgres', commands: [[...vitest, '--project', 'server-postgres']] },
  { name: 'build', commands: [['tools/build.mjs'], ['tools/size-report.mjs']] },
  {
    name: 'integration',
    commands: [[...vitest, '--project', 'integration', '--project', 'integration-postgres']],
    needs: 'integration/**/*.test.ts',
  },
  {
    name: 'browser',
    commands: [[packageOf('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts']],
    needs: 'e2e/**/*.spec.ts',
  },
  { name: 'chaos', commands: [['integration/chaos.ts', '--minutes', '1']], needs: 'integration/chaos.ts' },
];

const env = {
  ...projectEnvironment(root),
  ...(process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}),
};

/**
 * The end of what a failing step printed, or undefined where it passed.
 * @param {Step} step
 */
async function lastWordsOf(step) {
  for (const command of step.commands) {
    let printed = '';
    const keep = (/** @type {string} */ text) => (printed = (printed + text).slice(-20_000));
    const code = await run(process.execPath, command, { cwd: root, env }, keep);
    if (stopped.includes(code)) process.exit(code);
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

const results = [];
for (const step of steps) {
  console.log(`\n— ${step.name}`);
  const startedMs = performance.now();
  results.push({ name: step.name, failure: await lastWordsOf(step), tookMs: performance.now() - startedMs });
}

console.log('');
for (const { name, failure, tookMs } of results)
  console.log(
    `${failure === undefined ? 'passed' : 'FAILED'}  ${(tookMs / 1000).toFixed(1).padStart(6)} s  ${name}`,
  );
const failures = results.filter(({ failure }) => failure !== undefined);
console.log(`${results.length - failures.length} passed, ${failures.length} failed`);
for (const { name, failure } of failures) console.log(`\n${name}, its last words:\n${failure}`);
process.exitCode = failures.length > 0 || results.length === 0 ? 1 : 0;
