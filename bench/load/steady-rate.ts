import autocannon from 'autocannon';

interface Steady {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Bodies that are sent in turns. */
  bodies?: readonly string[];
  perSecond: number;
  ms: number;
}

/** What came of it; times from the instant at which a request was due, so that a server that falls behind is not spared. */
export interface SteadyResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers by status. */
  statuses: ReadonlyMap<number, number>;
  megabytesPerSecond: number;
}

/** So many requests each second over 100 connections. Throws where a request got no answer. */
export async function runSteadily({ url, method = 'GET', headers, bodies, perSecond, ms }: Steady) {
  const requests = bodies?.map((body) => ({ method, headers, body }));
  const told = await autocannon({
    url,
    ...(requests ? { requests } : { method, headers }),
    connections: 100,
    overallRate: perSecond,
    duration: Math.ceil(ms / 1_000),
  });
  if (told.errors > 0) throw new Error(`${told.errors} requests to ${url} got no answer`);
  const result: SteadyResult = {
    perSecond: told.requests.total / told.duration,
    p50Ms: told.latency.p50,
    p99Ms: told.latency.p99,
    statuses: new Map(Object.entries(told.statusCodeStats).map(([code, { count }]) => [Number(code), count])),
    megabytesPerSecond: told.throughput.average / 1_000_000,
  };
  return result;
}
