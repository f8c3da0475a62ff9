import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kits = ['pwa/src/kit', 'sync-server/src/crud'];

/** Lines of each file of the kit that is shipped, by its path. */
const lines = new Map(
  kits.flatMap((kit) =>
    readdirSync(join(root, kit), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
      .map((file) => {
        const text = readFileSync(join(root, kit, file), 'utf8');
        return [relative(root, join(root, kit, file)), text.split('\n').length - 1] as const;
      }),
  ),
);

test('the kit of the back office stays as small as decision 0010 says, room by room', () => {
  const rooms = new Map<string, number>();
  for (const [file, count] of lines) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + count);
  expect(rooms.size).toBeGreaterThan(10);
  expect([...rooms].filter(([, count]) => count > 750)).toEqual([]);
});
