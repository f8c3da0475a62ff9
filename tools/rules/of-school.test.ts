import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const server = fileURLToPath(new URL('../../sync-server/src', import.meta.url));

/** Conditions without a school: what they are about has none, or every school's rows are meant. */
const withoutSchool = [
  // Its id is the school.
  /\bsekolah\.id\b/,
  // The server's own state.
  /\bkeadaanServer\b/,
];
/** Conditions of indexes: part of a table. */
const isIndex = (file: string, said: string): boolean =>
  file.endsWith('.table.ts') && said.startsWith('sql`');
/** Engines that walk whole tables by their own lists, what gathers the rows of one person by the engine of deletions, and the list of the kit, which narrows what its caller bounded. */
const walkers =
  /^(?:(?:backup|crud\/delete|crud\/list|db)\/|features\/privasi\/(?:orang\/milik|hapus-orang|retensi\/lupakan-berkas)\.)/;

const files = globSync('**/*.ts', {
  cwd: server,
  exclude: ['**/testing/**', '**/*.test.ts'],
}).map((file) => ({
  file,
  tree: ts.createSourceFile(file, readFileSync(join(server, file), 'utf8'), ts.ScriptTarget.Latest, true),
}));

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

const namesIn = (text: string): string[] => text.match(/[A-Za-z_]\w*/g) ?? [];
const helpers = ['ofSchool', 'byId'];

/** Names of a file that may stand for a condition: what each is declared as, and those it takes from other files. */
const declared = new Map<string, { names: Map<string, string[]>; taken: Map<string, string> }>();
for (const { file, tree } of files) {
  const names = new Map<string, string[]>();
  const taken = new Map<string, string>();
  for (const node of nodesOf(tree)) {
    if (ts.isImportSpecifier(node)) {
      const from = node.parent.parent.parent.moduleSpecifier.getText().slice(1, -1);
      if (from.startsWith('.')) taken.set(node.name.text, join(file, '..', from));
    } else if (
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      node.name &&
      ts.isIdentifier(node.name) &&
      // What asks the database is an answer, not a condition.
      !node.getText().includes('.select(')
    )
      names.set(node.name.text, [...(names.get(node.name.text) ?? []), node.getText()]);
  }
  declared.set(file, { names, taken });
}

/** Whether a name, as a file knows it, stands for a condition of this school. */
function isBounded(file: string, name: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (helpers.includes(name)) return true;
  const key = `${file} ${name}`;
  if (seen.has(key)) return false;
  const { names, taken } = declared.get(file) ?? {};
  const origin = taken?.get(name);
  const known = new Set([...seen, key]);
  if (origin !== undefined) return isBounded(origin, name, known);
  return (names?.get(name) ?? []).some((text) =>
    namesIn(text.slice(text.indexOf(name) + name.length)).some((one) => isBounded(file, one, known)),
  );
}

test('every condition of a query names the school by a helper', () => {
  const forgotten = files.flatMap(({ file, tree }) =>
    walkers.test(file)
      ? []
      : [...nodesOf(tree)].flatMap((node) => {
          if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
          const { text } = node.expression.name;
          const condition = /^(?:inner|left)Join$/.test(text)
            ? node.arguments[1]
            : text === 'where'
              ? node.arguments[0]
              : undefined;
          const said = condition?.getText();
          if (said === undefined || isIndex(file, said) || withoutSchool.some((one) => one.test(said)))
            return [];
          return namesIn(said).some((name) => isBounded(file, name)) ? [] : [`${file}: ${said}`];
        }),
  );
  expect(forgotten).toEqual([]);
});
