import { describe, expect, test } from 'vitest';
import { afterBatch, afterOperation, madeAfterMs, noEvidence, type Evidence } from './evidence.ts';

const second = 1_000;
const operation = (seq: number, jejak = `jejak-${seq}`) => ({ seq, jejak });
const tip = (seq: number, jejak: string | null = `jejak-${seq}`) => ({ seq, jejak });
const brought = (echoMs: number, seq: number): Evidence =>
  afterBatch(noEvidence, { echoMs, tip: tip(seq), ack: seq, isFull: false, nowRanMs: 61 * second });

describe('S26: what the server has heard bounds when an operation was made', () => {
  test('S26: nothing heard, nothing known', () => {
    expect(madeAfterMs(noEvidence, operation(1), 99 * second)).toBeNull();
  });

  test('S26: all that a device had was brought: what follows was made after the echo', () => {
    const evidence = brought(60 * second, 12);
    expect(madeAfterMs(evidence, operation(13), 90 * second)).toBe(60 * second);
  });

  test('S26: an older echo that arrives later takes nothing back', () => {
    const late = afterBatch(brought(60 * second, 12), {
      ...{ echoMs: 30 * second, tip: tip(10), ack: 12, isFull: false, nowRanMs: 61 * second },
    });
    expect(late.provenMs).toBe(60 * second);
  });

  describe('a tip that has not been brought yet', () => {
    const promised = afterBatch(brought(10 * second, 0), {
      ...{ echoMs: 60 * second, tip: tip(120), ack: 50, isFull: true, nowRanMs: 61 * second },
    });

    test('S26: what lies before it is as old as it was', () => {
      expect(madeAfterMs(promised, operation(51), 61 * second)).toBe(10 * second);
      expect(madeAfterMs(promised, operation(120), 61 * second)).toBe(10 * second);
    });

    test('S26: what lies beyond it was made later', () => {
      expect(madeAfterMs(promised, operation(121), 61 * second)).toBe(60 * second);
      expect(afterOperation(promised, 119)).toBe(promised);
      expect(afterOperation(promised, 120)).toEqual({ provenMs: 60 * second, promise: null });
    });

    test('S26: another text at its place shows that it was forged', () => {
      expect(madeAfterMs(promised, operation(120, 'lain'), 61 * second)).toBe(60 * second);
    });

    test('S26: it holds for a minute in which the server runs', () => {
      expect(madeAfterMs(promised, operation(60), 121 * second)).toBe(60 * second);
    });

    test('S26: a second one does not move it', () => {
      const again = afterBatch(promised, {
        ...{ echoMs: 80 * second, tip: tip(500), ack: 100, isFull: true, nowRanMs: 90 * second },
      });
      expect(again).toBe(promised);
    });

    test('S26: one that was not kept bounds all that comes, and the next takes its place', () => {
      const next = afterBatch(promised, {
        ...{ echoMs: 170 * second, tip: tip(500), ack: 100, isFull: true, nowRanMs: 171 * second },
      });
      expect(madeAfterMs(next, operation(101), 172 * second)).toBe(60 * second);
    });
  });

  test('S26: who names a tip and brings less than fits has no tip', () => {
    const forged = afterBatch(noEvidence, {
      ...{ echoMs: 60 * second, tip: tip(10_000), ack: 3, isFull: false, nowRanMs: 61 * second },
    });
    expect(madeAfterMs(forged, operation(4), 61 * second)).toBe(60 * second);
  });

  test('S26: of a device that names no tip its count is taken for one, any text fits it', () => {
    const counted = afterBatch(noEvidence, {
      ...{ echoMs: 60 * second, tip: tip(80, null), ack: 50, isFull: true, nowRanMs: 61 * second },
    });
    expect(madeAfterMs(counted, operation(80, 'lain'), 61 * second)).toBeNull();
  });
});
