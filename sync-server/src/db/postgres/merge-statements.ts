import type { Bound, Cells } from '../shared.ts';
import type { Sent } from './pipeline.ts';

interface Asked {
  statement: Bound;
  resolve: (rows: Cells[]) => void;
}

/** So many sets of values go into one statement: a connection parses each size once. */
const sizes = [16, 4, 1];

/** What is asked for, and how its rows are given to those who asked. */
export const askTogether = (asked: readonly Asked[]) =>
  byName(asked, ({ statement }) => statement).map((group) => ({
    statement: merged(group.map(({ statement }) => statement)),
    answer(rows: readonly Cells[]) {
      const own = group.map((): Cells[] => []);
      for (const cells of rows) own[group.length > 1 ? Number(cells.at(-1)) : 0]?.push(cells);
      for (const [at, { resolve }] of group.entries()) resolve(own[at] ?? []);
    },
  }));

/**
 * What several works write, each in its order: the first of each, then the second of each, and so on. Of one work no two
 * stand in one statement, and two works never write to the same row.
 */
export function writeTogether(works: readonly (readonly Bound[])[]): Sent[] {
  const longest = Math.max(0, ...works.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => works.flatMap((writes) => writes[at] ?? [])).flatMap(
    (next) => byName(next, (statement) => statement).map(merged),
  );
}

/** What becomes one statement. */
function byName<One>(all: readonly One[], statementOf: (one: One) => Bound): One[][] {
  const same = Map.groupBy(all, (one) => (statementOf(one).many ? statementOf(one).name : one));
  return [...same.values()].flatMap((ones) => {
    const groups: One[][] = [];
    for (let at = 0, size; at < ones.length; at += size) {
      size = sizes.find((size) => size <= ones.length - at) ?? 1;
      groups.push(ones.slice(at, at + size));
    }
    return groups;
  });
}

function merged(group: readonly Bound[]): Sent {
  const [first] = group as [Bound];
  if (!first.many || group.length === 1) return first;
  return { ...first.many(group.length), values: group.flatMap(({ values }) => values) };
}
