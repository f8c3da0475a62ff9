/** A device speaks at least once a minute: whom one event reaches shows it within this span. */
export const sameEventMs = 75_000;

/** The most of them whose instants lie within one event, in order of time; of equally many the latest. */
export function findLargestCluster<Item>(items: readonly Item[], atMs: (item: Item) => number): Item[] {
  const sorted = [...items].sort((a, b) => atMs(a) - atMs(b));
  return sorted.reduce<Item[]>((best, from, index) => {
    const within = sorted.slice(index).filter((item) => atMs(item) - atMs(from) <= sameEventMs);
    return within.length >= best.length ? within : best;
  }, []);
}
