import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { innocentFiles, plantedCycles, plantedViolations, stubPackages } from './planted-violations.ts';

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}
interface Report {
  summary: { totalCruised: number; violations: Violation[] };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const configuration = '.dependency-cruiser.cjs';
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const reports = mkdtempSync(join(tmpdir(), 'spmb-boundaries-report-'));
afterAll(() => rmSync(reports, { recursive: true, force: true }));

/** Runs the checker as `npm run boundaries` does, in another folder. */
function checkBoundaries(folder: string): Report {
  const report = join(reports, 'report.json');
  const command = ['--config', configuration, '--output-type', 'json', '--output-to', report];
  const { status, stderr } = spawnSync(
    process.execPath,
    [cruiser, ...command, 'shared', 'sync-server', 'pwa'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The checker itself failed (${String(status)}): ${stderr}`);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function plant(folder: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const name of stubPackages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const [file, text] of Object.entries({ ...innocentFiles, ...plantedCycles })) write(file, `${text}\n`);
  for (const { file, imports } of plantedViolations) write(file, `import '${imports}';\n`);
  write(
    'package.json',
    JSON.stringify({
      name: 'planted',
      dependencies: Object.fromEntries(stubPackages.map((name) => [name, '1.0.0'])),
    }),
  );
  copyFileSync(join(root, configuration), join(folder, configuration));
}

describe('import rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spmb-boundaries-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  plant(folder);
  const { violations } = checkBoundaries(folder).summary;

  test.each(plantedViolations)('$rule is reported for $file', ({ rule, file }) => {
    expect(violations.filter(({ from }) => from === file).map((found) => found.rule.name)).toContain(rule);
  });

  test('no-cycles is reported for two modules that import each other, also where it is for a type alone', () => {
    const found = violations.filter(({ rule }) => rule.name === 'no-cycles').map(({ from }) => from);
    expect(found).toEqual(['pwa/src/sync/row.ts', 'sync-server/src/live/one.ts']);
  });

  test('shared-domains-acyclic is reported for two domains, though no two modules form a cycle', () => {
    const found = violations
      .filter(({ rule }) => rule.name === 'shared-domains-acyclic')
      .map(({ from }) => from);
    expect(found).toEqual(expect.arrayContaining(['shared/src/peserta', 'shared/src/sekolah']));
  });

  test('every rule has a planted violation', () => {
    const { forbidden } = createRequire(import.meta.url)(join(root, configuration)) as {
      forbidden: { name: string }[];
    };
    const planted = new Set(violations.map(({ rule }) => rule.name));
    // One feature and a few rooms stand for the others: their rules are made by the same line.
    const isTried = (name: string) => planted.has(name) || /^(features|rooms|houses)-in-order-/.test(name);
    expect(forbidden.map(({ name }) => name).filter((name) => !isTried(name))).toEqual([]);
  });

  test('what the rules allow is not reported', () => {
    const innocent = new Set(Object.keys(innocentFiles));
    expect(violations.filter(({ from }) => innocent.has(from))).toEqual([]);
  });

  test('the checker sees the modules of the product', () => {
    expect(checkBoundaries(root).summary.totalCruised).toBeGreaterThan(100);
  }, 120_000);
});
