import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: root });

/** Rules reported for the text, as if it stood in an existing file. */
async function lint(file: string, text: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(text, { filePath: `${root}${file}` });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

const rule = 'sync-server/src/http/answers.ts';
const port = 'sync-server/src/server/clock/system-clock.ts';

describe('lint rules of the project', () => {
  // The first file makes the linter read the types of the whole project.
  beforeAll(() => lint(rule, 'export {};\n'), 180_000);

  test.each([
    ['the wall clock', 'export const now = Date.now();'],
    ['the date of today', 'export const today = new Date();'],
    ['the running clock', 'export const now = performance.now();'],
    ['chance', 'export const chance = Math.random();'],
    ['the global crypto', 'export const id = crypto.randomUUID();'],
    [
      'random functions of Node',
      `import { randomBytes } from 'node:crypto';\nexport const key = randomBytes(8);`,
    ],
  ])('%s is asked for in ports only', async (_, text) => {
    expect(await lint(rule, text)).toContain('no-restricted-syntax');
    expect(await lint(port, text)).not.toContain('no-restricted-syntax');
  });

  test('hashing is no chance, and a given instant is no clock', async () => {
    const text = `import { createHash } from 'node:crypto';\nexport const made = [createHash('sha256'), new Date(0)];`;
    expect(await lint(rule, text)).toEqual([]);
  });

  test.each([
    ['any', 'export const value: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['a spread that packs lines', 'export const value = { ...{ a: 1 } };', 'no-restricted-syntax'],
    ['a cast through unknown', 'export const value = 1 as unknown as string;', 'no-restricted-syntax'],
    ['a promise nobody waits for', 'Promise.resolve(1);', '@typescript-eslint/no-floating-promises'],
    [
      'a school that is compared by hand',
      `declare function eq(a: string, b: string): string;\nconst row = { sekolah_id: '1' };\nexport const condition = eq(row.sekolah_id, '1');`,
      'no-restricted-syntax',
    ],
    [
      'a function of 81 lines',
      `export function long() {\n${'  void 0;\n'.repeat(79)}}`,
      'max-lines-per-function',
    ],
  ])('%s is refused', async (_, text, expected) => {
    expect(await lint(rule, text)).toContain(expected);
  });

  test.each(['Map.groupBy([1], String)', '[2, 1].toSorted()', 'AbortSignal.any([])'])(
    '%s, which the oldest browsers do not have, is refused where they run',
    async (text) => {
      const code = `export const value = ${text};`;
      expect(await lint('shared/src/kernel/text/bytes.ts', code)).toContain('no-restricted-properties');
      expect(await lint('pwa/src/shell/use-title.ts', code)).toContain('no-restricted-properties');
      expect(await lint(rule, code)).not.toContain('no-restricted-properties');
    },
  );

  test('a rule cannot be switched off from inside a file', async () => {
    const text = '/* eslint-disable @typescript-eslint/no-explicit-any */\nexport const value: any = 1;';
    expect(await lint(rule, text)).toContain('@typescript-eslint/no-explicit-any');
  });
});
