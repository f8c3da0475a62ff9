import { alternate, type Side } from '../load/alternate.ts';
import type { Driven } from '../load/drive-lanes.ts';
import type { References } from '../reference/reference-server.ts';
import type { Bound, Row } from '../report/row.ts';

/** Budgets of one way of answering. */
export interface AnswerLimits {
  /** Answers a second. */
  perSecond?: Bound;
  /** … as a share of the keyed reference. */
  share?: Bound;
  p99Ms?: Bound;
  /** CPU of the server of an answer. */
  cpuMs?: Bound;
}

const limited = (limit: Bound | undefined) => (limit ? { limit } : {});

/** Answers a second of `real` and what each takes, beside the references; each of its requests carries `rowsEach` answers. */
export async function besideReference(
  name: string,
  { references, real, rowsEach = 1 }: { references: References; real: Side; rowsEach?: number },
  ms: number,
  limits: AnswerLimits,
): Promise<Row[]> {
  const { keyed, keyless, real: own } = await alternate({ ...references, real }, ms);
  const answers = own.map(({ perSecond }) => perSecond * rowsEach);
  const beside = (of: (driven: Driven) => number, limit?: Bound) => ({
    reference: { name: 'keyed', measured: keyed.map(of), ...limited(limit) },
  });
  return [
    {
      name,
      unit: '/s',
      measured: answers,
      ...limited(limits.perSecond),
      ...beside(({ perSecond }) => perSecond, limits.share),
    },
    {
      name: '… beside a server that stores a repeated one twice',
      unit: '/s',
      measured: answers,
      reference: { name: 'keyless', measured: keyless.map(({ perSecond }) => perSecond) },
    },
    {
      name: '… median',
      unit: 'ms',
      measured: own.map(({ p50Ms }) => p50Ms),
      ...beside(({ p50Ms }) => p50Ms),
    },
    {
      name: '… 99th percentile',
      unit: 'ms',
      measured: own.map(({ p99Ms }) => p99Ms),
      ...limited(limits.p99Ms),
      ...beside(({ p99Ms }) => p99Ms),
    },
    {
      name: '… CPU of the server, of an answer',
      unit: 'ms',
      measured: own.map(({ cpuMs }) => cpuMs / rowsEach),
      ...limited(limits.cpuMs),
      ...beside(({ cpuMs }) => cpuMs),
    },
  ];
}
