import type { Context } from '../../../context.ts';

export class Killed extends Error {}

/** A context whose server is killed at its `at`-th transaction, before it begins or right after it was committed. */
export function dyingContext(context: Context, at: number, when: 'before' | 'after') {
  let count = 0;
  const tx: Context['store']['tx'] = async (...asked) => {
    const isLast = (count += 1) === at;
    if (isLast && when === 'before') throw new Killed();
    const made = await context.store.tx(...asked);
    if (isLast) throw new Killed();
    return made;
  };
  return {
    context: { ...context, store: { ...context.store, read: context.store.read, tx } },
    countOf: () => count,
  };
}
