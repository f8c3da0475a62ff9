import { alternate, type Side } from '../load/alternate.ts';
import type { Bound, Row } from '../report/row.ts';

/** Budgets of one way of answering. */
export interface AnswerLimits {
  /** Answers a second. */
  perSecond?: Bound;
  /** … as a share of the reference. */
  share?: Bound;
  p99Ms?: Bound;
  /** CPU of the server of an answer. */
  cpuMs?: Bound;
}

const limited = (limit: Bound | undefined) => (limit ? { limit } : {});

/** Answers a second of `real` and what each takes, beside the reference; each of its requests carries `rowsEach` answers. */
export async function besideReference(
  name: string,
  { reference, real, rowsEach = 1 }: { reference: Side; real: Side; rowsEach?: number },
  ms: number,
  limits: AnswerLimits,
): Promise<Row[]> {
  const driven = await alternate({ reference, real }, ms);
  const bare = (measured: number[], limit?: Bound) => ({
    reference: { name: 'bare', measured, ...limited(limit) },
  });
  return [
    {
      name,
      unit: '/s',
      measured: driven.real.map(({ perSecond }) => perSecond * rowsEach),
      ...limited(limits.perSecond),
      ...bare(
        driven.reference.map(({ perSecond }) => perSecond),
        limits.share,
      ),
    },
    {
      name: '… median',
      unit: 'ms',
      measured: driven.real.map(({ p50Ms }) => p50Ms),
      ...bare(driven.reference.map(({ p50Ms }) => p50Ms)),
    },
    {
      name: '… 99th percentile',
      unit: 'ms',
      measured: driven.real.map(({ p99Ms }) => p99Ms),
      ...limited(limits.p99Ms),
      ...bare(driven.reference.map(({ p99Ms }) => p99Ms)),
    },
    {
      name: '… CPU of the server, of an answer',
      unit: 'ms',
      measured: driven.real.map(({ cpuMs }) => cpuMs / rowsEach),
      ...limited(limits.cpuMs),
      ...bare(driven.reference.map(({ cpuMs }) => cpuMs)),
    },
  ];
}
