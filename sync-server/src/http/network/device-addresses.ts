const entriesMax = 10_000;

/** Network address from which each stream of answers was heard last since this server started. */
export class DeviceAddresses {
  readonly #known = new Map<string, string>();

  /** `address`: as the call tells it (`addressOf`). */
  note(aliran: string, address: string): void {
    // Deleted first, so that who was silent the longest is forgotten first.
    this.#known.delete(aliran);
    this.#known.set(aliran, address);
    if (this.#known.size > entriesMax) this.#known.delete(this.#known.keys().next().value as string);
  }

  /** '' where it is not known. */
  find(aliran: string | null | undefined): string {
    return this.#known.get(aliran ?? '') ?? '';
  }
}
