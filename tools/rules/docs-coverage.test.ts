import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const coverage = readFileSync(`${root}docs/coverage.md`, 'utf8');

const file =
  /\b(?:shared|sync-server|pwa|e2e|integration|bench|tools|docs|deploy)\/[\w./-]+\.(?:tsx?|mjs|cjs|md|sql|css)\b/g;
/** A test with what is cited of it: `path (S1-PWD-04, N32)`. */
const cited = /([\w./-]+\.(?:test|spec)\.tsx?) \(([^)]*)\)/g;
const rule = /\b(?:S\d-[A-Z]+-\d+|D-[A-Z]+-\d+|N\d+|P\d+)\b/g;

describe('the table of what is built and which test proves it', () => {
  test('names only files that exist', () => {
    const named = new Set([...coverage.matchAll(file)].map(([path]) => path));
    expect(named.size).toBeGreaterThan(500);
    expect([...named].filter((path) => !existsSync(root + path))).toEqual([]);
  });

  test('cites of a test only rules that the test names', () => {
    const missing: string[] = [];
    for (const [, path = '', words = ''] of coverage.matchAll(cited)) {
      if (!existsSync(root + path)) continue;
      const text = readFileSync(root + path, 'utf8');
      for (const [id] of words.matchAll(rule)) if (!text.includes(id)) missing.push(`${id} in ${path}`);
    }
    expect(missing).toEqual([]);
  });
});

test('links between pages lead to files that exist', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'shared/src/**/*.md', 'e2e/**/*.md'], { cwd: root });
  expect(pages.length).toBeGreaterThan(40);
  const links = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, to = '']) => ({ page, to }),
    ),
  );
  expect(links.filter(({ page, to }) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
});

test('the program that keeps a page finds the version of the protocol', () => {
  const path = /join\(root, ('shared'.*?)\), 'utf8'/.exec(
    readFileSync(join(root, 'tools/keep-page.mjs'), 'utf8'),
  )?.[1];
  const protocol = join(root, ...(path ?? '').replaceAll("'", '').split(', '));
  expect(readFileSync(protocol, 'utf8')).toMatch(/protocolVersion = \d+/);
});
