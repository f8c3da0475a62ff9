/** The work is durable by now: an act that fails is told on the console and keeps nobody from his answer. */
export function runAfterCommit(acts: readonly (() => void)[]): void {
  for (const act of acts) {
    try {
      act();
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
  }
}
