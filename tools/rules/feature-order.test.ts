import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const server = fileURLToPath(new URL('../../sync-server/src', import.meta.url));
const rules = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url));
const { forbidden } = createRequire(import.meta.url)(rules) as { forbidden: { name: string }[] };

interface Source {
  file: string;
  text: string;
}
/** Product files of the server whose names end so. */
const sources = (ending: string): Source[] =>
  globSync(`**/*${ending}`, { cwd: server, exclude: ['**/testing/**', '**/*.test.ts'] }).map((file) => ({
    file,
    text: readFileSync(join(server, file), 'utf8'),
  }));
const featureOf = (file: string): string | undefined => /features\/([^/]+)\//.exec(file)?.[1];

/** Tables that a source inserts into, updates or deletes from, by the names that it gives them. */
const writtenIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].flatMap(([, name]) => name ?? []));

/** Names that a source imports, with the path each comes from. */
function* importsOf(text: string): Generator<{ name: string; path: string }> {
  for (const [, names = '', path = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g))
    for (const one of names.split(','))
      yield { name: one.trim().replace(/^(?:type )?(?:\w+ as )?/, ''), path };
}

test('featureOrder names each feature once, and only features', () => {
  const prefix = 'features-in-order-';
  const ordered = forbidden.flatMap(({ name }) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  const folders = readdirSync(join(server, 'features'), { withFileTypes: true });
  const names = folders.flatMap((one) => (one.isDirectory() ? [one.name] : []));
  expect(ordered.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(ordered).size).toBe(ordered.length);
});

test('only its owner writes a table, and only a *.mutations.ts does', () => {
  // The sandbox fills a whole school for a rehearsal.
  const written = sources('.ts').filter(({ file }) => !file.startsWith('sandbox/'));
  const wrong = written.flatMap(({ file, text }) => {
    const tablesWritten = writtenIn(text);
    const tables = [...importsOf(text)].filter(
      ({ name, path }) => path.endsWith('.table.ts') && tablesWritten.has(name),
    );
    const isForeign = ({ path }: { path: string }) =>
      (featureOf(join(file, '..', path)) ?? featureOf(file)) !== featureOf(file);
    const isRead = !file.endsWith('.mutations.ts');
    return tables.filter((one) => isRead || isForeign(one)).map(({ name }) => `${file} writes ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('a *.table.ts declares a table', () => {
  const without = sources('.table.ts').filter(({ text }) => !/= table\(/.test(text));
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('a *.mutations.ts writes: itself, through the commit queue, or by another that does', () => {
  const without = sources('.mutations.ts').filter(
    ({ file, text }) =>
      !/\.(?:insert|update|delete)\(|\bpreparedWrite\(/.test(text) &&
      ![...importsOf(text)].some(
        ({ path }) => path.endsWith('.mutations.ts') && basename(path) !== basename(file),
      ),
  );
  expect(without.map(({ file }) => file)).toEqual([]);
});
