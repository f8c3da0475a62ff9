import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const architecture = readFileSync(`${root}ARCHITECTURE.md`, 'utf8');
const drawing = /^## The tree\n+```\n([^`]+)```/m.exec(architecture)?.[1] ?? '';

/** The paths of the drawing, folders with `/` at their end: its names stand before what is said of them, by two spaces. */
function readTree(): string[] {
  const paths: string[] = [];
  const above: { indent: number; path: string }[] = [];
  for (const line of drawing.trimEnd().split('\n')) {
    const indent = line.search(/\S/);
    const names = (line.trim().split(/ {2,}/)[0] ?? '').split(/,? /).filter((name) => /[/.<]/.test(name));
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const parent = above.at(-1)?.path ?? '';
    paths.push(...names.map((name) => parent + name));
    above.push({ indent, path: `${parent}${names.at(-1) ?? ''}` });
  }
  return paths;
}

const tree = readTree();
const foldersIn = (path: string) =>
  readdirSync(root + path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}${name}/`);

describe('the tree drawn in ARCHITECTURE.md', () => {
  test('names only what is there', () => {
    expect(tree.length).toBeGreaterThan(40);
    expect(tree.filter((path) => !path.includes('<') && !existsSync(root + path))).toEqual([]);
  });

  test.each(['shared/src/', 'sync-server/src/', 'pwa/src/'])('names every folder of %s', (top) => {
    const unnamed = foldersIn(top).filter((path) => !tree.includes(path));
    // Domains stand for themselves, where the drawing says that they stand there.
    const domains = tree.includes(`${top}<domain>/`) ? foldersIn('sync-server/src/features/') : [];
    const names = domains.map((path) => path.replace('sync-server/src/features/', top));
    expect(unnamed.filter((path) => !names.includes(path))).toEqual([]);
  });
});
