/** How long an error that has been told is only counted, in milliseconds. */
const quietMs = 60_000;
/** Errors that are told apart at once by more than their words. */
const kindsMax = 300;

interface Counted {
  jumlah: number;
  /** Writes the last of them. */
  write: (berulang: number) => void;
}

/** Lets an error through once, counts the same one while it is quiet, and tells the count once a minute. */
export class RepeatedErrors {
  readonly #counted = new Map<string, Counted>();

  /**
   * What a logger was called with. Calls `write` at once with 0, or when the minute is over with how often the same came
   * in it.
   */
  take(entry: readonly unknown[], write: (berulang: number) => void): void {
    const kind = this.#kindOf(entry);
    const counted = this.#counted.get(kind);
    if (counted) {
      counted.jumlah += 1;
      counted.write = write;
      return;
    }
    this.#counted.set(kind, { jumlah: 0, write });
    this.#endQuiet(kind);
    write(0);
  }

  #endQuiet(kind: string): void {
    setTimeout(() => {
      const counted = this.#counted.get(kind);
      if (!counted || counted.jumlah === 0) {
        this.#counted.delete(kind);
        return;
      }
      counted.write(counted.jumlah);
      counted.jumlah = 0;
      this.#endQuiet(kind);
    }, quietMs).unref();
  }

  #kindOf([entry, message]: readonly unknown[]): string {
    if (typeof entry === 'string') return entry;
    const words = String(message);
    const err = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : entry;
    const kind = `${words} ${describe(err)}`;
    return this.#counted.has(kind) || this.#counted.size < kindsMax ? kind : words;
  }
}

/** An error and its causes, without where they arose. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  return `${error.name} ${code} ${error.message} < ${describe(error.cause)}`;
}
