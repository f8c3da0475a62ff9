import type { CallDefinition } from '@spmb/shared/kernel/call.ts';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = globSync('shared/src/*/calls.ts', { cwd: root }).sort();

/** Every call of the contract, under the name by which it is imported: 'absen/tambahWaktu'. */
const defined = new Map<string, CallDefinition>();
for (const file of files) {
  const calls = (await import(`${root}${file}`)) as Record<string, CallDefinition>;
  for (const [name, call] of Object.entries(calls)) defined.set(`${domainOf(file)}/${name}`, call);
}
function domainOf(file: string): string {
  return basename(dirname(file));
}

/** Calls that some page of ours imports. */
function listImported(): Set<string> {
  const found = new Set<string>();
  for (const file of globSync('pwa/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.|\/testing\//.test(file)) continue;
    const text = readFileSync(root + file, 'utf8');
    for (const [, names = '', domain = ''] of text.matchAll(
      /import (\{[^}]*\}|\* as \w+) from '@spmb\/shared\/([\w-]+)\/calls\.ts'/g,
    )) {
      const space = /^\* as (\w+)/.exec(names)?.[1];
      const used = space
        ? [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => name)
        : names.split(/[{},]/).map((name) => name.trim().split(' as ')[0]);
      for (const name of used) if (name) found.add(`${domain}/${name}`);
    }
  }
  return found;
}

const t = perFile(buildTestApp);

const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('a call is defined once', () => {
  test('files of calls are found, and no two calls have one address', () => {
    expect(defined.size).toBeGreaterThan(20);
    const addresses = [...defined.values()].map(addressOf);
    expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
  });

  test('every call has one handler on the server, which answers it by its definition', () => {
    for (const [name, call] of defined) {
      const routes = t.routes.filter((route) => addressOf(route) === addressOf(call));
      expect([name, routes.map((route) => route.definition === call)]).toEqual([name, [true]]);
    }
  });

  test('every call is made by a page of ours, or says who makes it', () => {
    const imported = listImported();
    const wrong = [...defined].filter(([name, { external }]) => imported.has(name) === Boolean(external));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
