import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: root });

/** Rules reported for the text, as if it stood in an existing file. */
async function lint(file: string, text: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(text, { filePath: `${root}${file}` });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

const rule = 'sync-server/src/http/answers.ts';
const port = 'sync-server/src/server/clock/system-clock.ts';

describe('rules of this house', () => {
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
    ['a spread that packs lines', 'export const value = { ...{ a: 1 } };'],
    ['a cast through unknown', 'export const value = 1 as unknown as string;'],
    [
      'a school that is compared by hand',
      `declare function eq(a: string, b: string): string;\nconst row = { sekolah_id: '1' };\nexport const condition = eq(row.sekolah_id, '1');`,
    ],
  ])('%s is refused', async (_, text) => {
    expect(await lint(rule, text)).toContain('no-restricted-syntax');
  });

  test('lines of text have one field', async () => {
    const text = 'export const field = <TextField multiline />;';
    expect(await lint('pwa/src/kit/form/form-fields.tsx', text)).toContain('no-restricted-syntax');
    expect(await lint('pwa/src/kit/form/text-area.tsx', text)).not.toContain('no-restricted-syntax');
  });

  test.each(['eslint-disable', 'oxlint-disable-next-line'])('%s is refused inside a file', async (word) => {
    const text = `// ${word} no-console\nexport const value = 1;`;
    expect(await lint(rule, text)).toContain('no-warning-comments');
  });
});
