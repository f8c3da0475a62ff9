/**
 * Work that is done one after the other. Two imports at once would each take the other's new records for unknown: the
 * second waits for the first.
 */
export function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = previous.then(work);
    previous = result.catch(() => undefined);
    return result;
  };
}
