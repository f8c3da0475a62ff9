/** What the bench uses of the package, which brings no types of its own. */
declare module 'autocannon' {
  interface Asked {
    url: string;
    connections: number;
    /** Requests a second, over all connections. */
    overallRate: number;
    /** Seconds. */
    duration: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string> | undefined;
    requests?: { method: 'GET' | 'POST'; headers: Record<string, string> | undefined; body: string }[];
  }
  interface Told {
    requests: { total: number };
    duration: number;
    throughput: { average: number };
    latency: { p50: number; p99: number };
    statusCodeStats: Record<string, { count: number }>;
    errors: number;
  }
  export default function autocannon(asked: Asked): Promise<Told>;
}
