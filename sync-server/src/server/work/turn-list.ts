interface Turn {
  /** Stands in line for the time it takes and occupies nobody. */
  isShadow: boolean;
  begin: () => void;
}

/** Who waits: within a group in the order of arrival, the groups one after the other. */
export class TurnList {
  readonly #groups = new Map<string, Turn[]>();
  /** Turns that are no shadows. */
  working = 0;

  countOf(group: string): number {
    return this.#groups.get(group)?.length ?? 0;
  }

  add(group: string, turn: Turn): void {
    const waiting = this.#groups.get(group);
    if (waiting) waiting.push(turn);
    else this.#groups.set(group, [turn]);
    if (!turn.isShadow) this.working++;
  }

  take(): Turn | undefined {
    const [next] = this.#groups;
    if (!next) return undefined;
    const [group, waiting] = next;
    const turn = waiting.shift();
    this.#groups.delete(group);
    if (waiting.length > 0) this.#groups.set(group, waiting);
    if (turn && !turn.isShadow) this.working--;
    return turn;
  }
}
