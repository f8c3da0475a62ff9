/** One end of a thread's line. */
class End extends EventTarget {
  other: End | undefined;

  postMessage(data: unknown): void {
    queueMicrotask(() => this.other?.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/**
 * A document of a test has no threads: whoever starts one gets `work` at the other end of the line, until it is ended.
 * `running`: those that nobody has ended. `work` names the type of its end.
 */
export function buildThread(work: (end: never) => void): typeof Worker & { running: Set<Worker> } {
  class ThreadInPage extends End {
    static running = new Set();

    constructor() {
      super();
      this.other = new End();
      this.other.other = this;
      ThreadInPage.running.add(this);
      work(this.other as never);
    }

    terminate(): void {
      ThreadInPage.running.delete(this);
      if (this.other) this.other.other = undefined;
      this.other = undefined;
    }
  }
  return ThreadInPage as never;
}
