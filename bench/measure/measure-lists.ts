import { percentile } from '../load/process-usage.ts';

export interface ListFigure {
  name: string;
  /** Half of the answers took at most this, milliseconds. */
  medianMs: number;
  /** 19 of 20 answers took at most this, milliseconds. */
  p95Ms: number;
}

/** What to call a request, and its path. */
export type Requests = Readonly<Record<string, string>>;

/** Times each request of staff, one after the other, on a server that is otherwise at rest. */
export async function measureLists(
  base: string,
  token: string,
  repeats: number,
  requests: Requests,
): Promise<ListFigure[]> {
  const figures: ListFigure[] = [];
  for (const [name, path] of Object.entries(requests)) {
    const took: number[] = [];
    for (let at = -5; at < repeats; at += 1) {
      const startedMs = performance.now();
      const answer = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      // The first ones compile their statements.
      if (at >= 0) took.push(performance.now() - startedMs);
    }
    figures.push({ name, medianMs: percentile(took, 0.5), p95Ms: percentile(took, 0.95) });
  }
  return figures;
}
