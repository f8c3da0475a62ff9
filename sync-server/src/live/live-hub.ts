/** Fields of one row that changed, with its id. */
export interface Patch {
  id: string;
  [field: string]: unknown;
}

type Listener = (patches: Patch[]) => void;

interface Topic {
  listeners: Set<Listener>;
  changed: Map<string, Patch>;
}

const everyMs = 1_000;

/** Collects changes of live screens in memory and hands each listener the differences, at most once a second. */
export class LiveHub {
  readonly #topics = new Map<string, Topic>();
  #timer: NodeJS.Timeout | undefined;

  /** Changes of a topic nobody watches cost nothing. Later fields of a row replace earlier ones. */
  publish(topic: string, patch: Patch): void {
    const known = this.#topics.get(topic);
    if (!known) return;
    known.changed.set(patch.id, { ...known.changed.get(patch.id), ...patch });
  }

  /** Calls `listener` with the rows that changed; the answer ends the subscription. */
  subscribe(topic: string, listener: Listener): () => void {
    let known = this.#topics.get(topic);
    if (!known) this.#topics.set(topic, (known = { listeners: new Set(), changed: new Map() }));
    known.listeners.add(listener);
    this.#timer ??= setInterval(() => this.#tick(), everyMs);
    return () => {
      known.listeners.delete(listener);
      if (known.listeners.size === 0) this.#topics.delete(topic);
      if (this.#topics.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    };
  }

  #tick(): void {
    for (const { listeners, changed } of this.#topics.values()) {
      if (changed.size === 0) continue;
      const patches = [...changed.values()];
      changed.clear();
      for (const listener of listeners) listener(patches);
    }
  }
}
