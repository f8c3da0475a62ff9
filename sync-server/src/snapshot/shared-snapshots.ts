import type { Snapshot } from './snapshot.ts';

/** Snapshots by what they are made of: whoever changes that drops them, without knowing who hands them out. */
export class SharedSnapshots {
  readonly #of = new Map<string, Pick<Snapshot<never>, 'drop'>[]>();

  add(of: string, ...snapshots: readonly Pick<Snapshot<never>, 'drop'>[]): void {
    this.#of.set(of, [...(this.#of.get(of) ?? []), ...snapshots]);
  }

  /** What they were made of is another: none of them is handed out once more. */
  drop(of: string): void {
    for (const one of this.#of.get(of) ?? []) one.drop();
  }
}
