/** Fields of one row that changed, with its id. */
export interface Patch {
  id: string;
  [field: string]: unknown;
}

type Listener = (patches: Patch[]) => void;

interface Topic {
  listeners: Set<Listener>;
  changed: Map<string, Patch>;
  /** The newest value of each field that was handed out. */
  told: Map<string, Patch>;
  /** What listeners built together since the last change. */
  shared: Map<string, Promise<unknown>>;
}

/** With the way to the screen less than the second that a proctor waits at most. */
const everyMs = 500;

/** Collects changes of live screens in memory and hands each listener the differences, at most twice a second. */
export class LiveHub {
  readonly #topics = new Map<string, Topic>();
  #timer: NodeJS.Timeout | undefined;

  /** Changes of a topic nobody watches cost nothing: `news` is built for who watches. Later fields of a row replace earlier ones. */
  publish(topic: string, news: Patch | (() => Patch)): void {
    const known = this.#topics.get(topic);
    if (!known) return;
    const patch = typeof news === 'function' ? news() : news;
    known.changed.set(patch.id, { ...known.changed.get(patch.id), ...patch });
  }

  /** Calls `listener` with the rows that changed; the answer ends the subscription. */
  subscribe(topic: string, listener: Listener): () => void {
    let known = this.#topics.get(topic);
    if (!known) {
      known = { listeners: new Set(), changed: new Map(), told: new Map(), shared: new Map() };
      this.#topics.set(topic, known);
    }
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

  /**
   * A value that all listeners of a topic may use until something changes: built by the first who asks. A listener that
   * subscribed before it asks misses nothing: what the value does not hold is handed to it afterwards.
   */
  share<Value>(topic: string, key: string, build: () => Promise<Value>): Promise<Value> {
    const { shared, told } = this.#topics.get(topic) ?? {};
    const known = shared?.get(key) as Promise<Value> | undefined;
    if (known) return known;
    // What is built now may hold more than was ever handed out: the next news is told whole.
    told?.clear();
    const made = build();
    shared?.set(key, made);
    made.catch(() => shared?.delete(key));
    return made;
  }

  #tick(): void {
    for (const { listeners, changed, told, shared } of this.#topics.values()) {
      if (changed.size === 0) continue;
      const patches = [...changed.values()].flatMap((patch) => newsOf(patch, told));
      changed.clear();
      shared.clear();
      if (patches.length > 0) for (const listener of listeners) listener(patches);
    }
  }
}

/** The fields of a patch that were not handed out with this value before; none: no patch. */
function newsOf(patch: Patch, told: Map<string, Patch>): Patch[] {
  const fields = Object.entries(patch).filter(([field]) => field !== 'id');
  if (fields.length === 0) return [patch];
  const before = told.get(patch.id);
  const news = fields.filter(([field, value]) => !before || before[field] !== value);
  told.set(patch.id, { ...before, ...patch });
  return news.length === 0 ? [] : [{ ...Object.fromEntries(news), id: patch.id }];
}
