import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { protocolVersion } from './protocol/protocol.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const spec = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8');
const rules = new Map(
  [...spec.matchAll(/^- \*\*(S\d+)\*\*( _\(reserved\)_)?/gm)].map((found) => [found[1] ?? '', !!found[2]]),
);

/** Titles of tests that cite a rule, with the file they stand in. */
const cited = globSync('{shared,sync-server,pwa,integration,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).flatMap((file) =>
  [...readFileSync(`${root}${file}`, 'utf8').matchAll(/['"`]((?:S\d+(?:, | and )?)+): /g)].flatMap((found) =>
    [...(found[1] ?? '').matchAll(/S\d+/g)].map(([rule]) => ({ rule, file })),
  ),
);

describe('SPEC.md', () => {
  test('numbers its rules S1 to S29 without a gap', () => {
    expect([...rules.keys()]).toEqual(Array.from({ length: 29 }, (_, index) => `S${index + 1}`));
  });

  test('has every rule that a test cites', () => {
    expect(cited.filter(({ rule }) => !rules.has(rule))).toEqual([]);
  });

  test('has a test for every rule that is not reserved', () => {
    const tested = new Set(cited.map(({ rule }) => rule));
    expect(
      [...rules].filter(([rule, reserved]) => !reserved && !tested.has(rule)).map(([rule]) => rule),
    ).toEqual([]);
  });

  test('P12: names the protocol version that the code speaks', () => {
    expect(spec).toContain(`Protocol version **${protocolVersion}**`);
  });
});
