/** What `work` gives, and how often whatever else waits had its turn of the event loop meanwhile. */
export async function turnsWhile<Given>(
  work: () => Promise<Given>,
): Promise<{ given: Given; turns: number }> {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  try {
    const given = await work();
    return { given, turns };
  } finally {
    clearImmediate(next);
  }
}
