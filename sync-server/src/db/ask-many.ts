import { Column, is, Param, Placeholder } from 'drizzle-orm';
import type { Many } from './shared.ts';

/** What is written anew of an insert of a row, an update, and a select that locks. */
const insert = /^(insert into .*) values \((.*)\)$/;
const update = /^(update .*) (where .*)$/;
const lock = /^(select .*) from ("\w+") (where .* for update)$/;

/**
 * A statement as PostgreSQL takes it for several sets of values at once, one behind the other. A select also gives, as the
 * last cell of a row, the set that it belongs to, from 0. undefined: it has no such form, or a parameter does not say its
 * column.
 */
export function askMany(name: string, text: string, params: readonly unknown[]): Many | undefined {
  const isKnown = params.every(
    (param) => !is(param, Placeholder) && (!is(param, Param) || is(param.encoder, Column)),
  );
  if (!isKnown || ![insert, update, lock].some((form) => form.test(text))) return undefined;
  const built = new Map<number, { name: string; text: string }>();
  return (count) => {
    const known = built.get(count);
    if (known) return known;
    const made = { name: `${name}_${count}`, text: writeMany(text, params.map(castOf), count) };
    built.set(count, made);
    return made;
  };
}

const castOf = (param: unknown): string =>
  is(param, Param) && is(param.encoder, Column) ? `::${param.encoder.getSQLType()}` : '';

function writeMany(text: string, casts: readonly string[], count: number): string {
  const sets = Array.from({ length: count }, (_, set) => {
    const values = casts.map((cast, at) => `$${set * casts.length + at + 1}${cast}`);
    return `(${[...values, set].join(', ')})`;
  });
  const names = [...casts.map((_, at) => `p${at + 1}`), 'place'].join(', ');
  const from = `(values ${sets.join(', ')}) each (${names})`;
  return text
    .replace(/\$(\d+)/g, 'each.p$1')
    .replace(insert, (_, into: string, row: string) => `${into} select ${row} from ${from}`)
    .replace(update, (_, set: string, where: string) => `${set} from ${from} ${where}`)
    .replace(
      lock,
      (_, select: string, table: string, where: string) =>
        `${select}, each.place from ${table}, ${from} ${where} of ${table}`,
    );
}
