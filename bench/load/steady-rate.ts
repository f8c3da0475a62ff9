// @ts-expect-error: the package has no types of its own.
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

interface Told {
  requests: { total: number };
  duration: number;
  throughput: { average: number };
  latency: { p50: number; p99: number };
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
}

/** So many requests each second over 100 connections. Throws where a request got no answer. */
export async function runSteadily({ url, method = 'GET', headers, bodies, perSecond, ms }: Steady) {
  const run = autocannon as (options: object) => Promise<Told>;
  const requests = bodies?.map((body) => ({ method, headers, body }));
  const told = await run({
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
