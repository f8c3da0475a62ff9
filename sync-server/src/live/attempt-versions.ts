const entriesMax = 10_000;

/**
 * The newest version of each attempt that was committed since this server started, so that a sign of life can answer that
 * there is news without asking the database. Memory alone: what is not known here is learnt with the next batch.
 */
export class AttemptVersions {
  readonly #newest = new Map<string, number>();

  note(ujianId: string, versi: number): void {
    this.#newest.delete(ujianId);
    this.#newest.set(ujianId, versi);
    if (this.#newest.size > entriesMax) this.#newest.delete(this.#newest.keys().next().value as string);
  }

  /** Whether a device that knows `versi` of an attempt has something to ask for. */
  isBehind(ujianId: string, versi: number): boolean {
    return versi < (this.#newest.get(ujianId) ?? 0);
  }
}
