/** No more at once than a database has connections for; those at once share a commit. */
const atOnce = 20;

/** Does the same for each, some of them at a time, begun in their order. */
export async function together<One>(all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  const rest = all.values();
  const worker = async () => {
    for (const one of rest) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
