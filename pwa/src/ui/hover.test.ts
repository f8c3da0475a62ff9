import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Rules with :hover that no `@media (hover: hover)` surrounds. */
const bareHovers = (css: string): string[] =>
  css
    .replaceAll(/@media \(hover: hover\) \{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '')
    .match(/[^\n{}]*:hover[^{]*/g) ?? [];

test('hover is drawn only where there is a pointer: a finger would leave it behind', () => {
  const sheets = globSync('**/*.css', { cwd: root });
  expect(sheets).toContain(join('ui', 'button.css'));
  const found = sheets.flatMap((name) =>
    bareHovers(readFileSync(join(root, name), 'utf8')).map((rule) => [name, rule]),
  );
  expect(found).toEqual([]);
  expect(bareHovers('.a:hover { color: red; }')).toHaveLength(1);
});
