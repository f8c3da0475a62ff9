import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterBatch, afterOperation, madeAfterMs, noEvidence, type Evidence } from './evidence.ts';

const second = 1_000;
const jejakOf = (seq: number) => `jejak-${seq}`;
const operation = (seq: number, jejak = jejakOf(seq)) => ({ seq, jejak });
const tip = (seq: number, jejak: string | null = jejakOf(seq)) => ({ seq, jejak });
const nothing = () => undefined;
/** What has arrived are the operations up to a place, each as it was made. */
const upTo = (last: number) => (seq: number) => (seq <= last ? jejakOf(seq) : undefined);
const full = { isFull: true };
const brought = (echoMs: number, seq: number): Evidence =>
  afterBatch(noEvidence, { echoMs, tip: tip(seq), ack: seq, isFull: false });

describe('S26: what the server has heard bounds when an operation was made', () => {
  test('S26: nothing heard, nothing known', () => {
    expect(madeAfterMs(noEvidence, 1, 99 * second, nothing)).toBeNull();
  });

  test('S26: all that a device had was brought: what follows was made after the echo', () => {
    expect(madeAfterMs(brought(60 * second, 12), 13, 90 * second, nothing)).toBe(60 * second);
  });

  test('S26: an older echo that arrives later takes nothing back', () => {
    const late = afterBatch(brought(60 * second, 12), {
      echoMs: 30 * second,
      tip: tip(10),
      ack: 12,
      isFull: false,
    });
    expect(late.provenMs).toBe(60 * second);
  });

  describe('a tip that has not been brought yet', () => {
    const promised = afterBatch(brought(10 * second, 0), {
      echoMs: 60 * second,
      tip: tip(120),
      ack: 50,
      ...full,
    });

    test('S26: what lies before it is as old as it was', () => {
      expect(madeAfterMs(promised, 51, 61 * second, upTo(100))).toBe(10 * second);
      expect(madeAfterMs(promised, 120, 61 * second, upTo(120))).toBe(10 * second);
    });

    test('S26: what lies beyond it was made later', () => {
      expect(madeAfterMs(promised, 121, 61 * second, upTo(130))).toBe(60 * second);
      expect(afterOperation(promised, operation(119))).toBe(promised);
      expect(afterOperation(promised, operation(120))).toEqual({ provenMs: 60 * second, promises: [] });
    });

    test('S26: another text at its place shows that it was forged', () => {
      expect(madeAfterMs(promised, 100, 61 * second, () => 'lain')).toBe(60 * second);
      expect(afterOperation(promised, operation(120, 'lain'))).toEqual({
        provenMs: 60 * second,
        promises: [],
      });
    });

    test('S26: it is believed for a minute in which the server runs', () => {
      expect(madeAfterMs(promised, 60, 121 * second, upTo(100))).toBe(60 * second);
    });

    test('S26: later it proves itself by arriving, however late', () => {
      expect(madeAfterMs(promised, 101, 999 * second, upTo(130))).toBe(10 * second);
      expect(madeAfterMs(promised, 121, 999 * second, upTo(130))).toBe(60 * second);
    });

    test('S26: named again, it says that what lies beyond was made later still, and is believed no longer', () => {
      const again = afterBatch(promised, { echoMs: 80 * second, tip: tip(120), ack: 100, ...full });
      expect(madeAfterMs(again, 121, 81 * second, upTo(130))).toBe(80 * second);
      expect(madeAfterMs(again, 101, 121 * second, upTo(110))).toBe(80 * second);
      expect(madeAfterMs(again, 101, 121 * second, upTo(120))).toBe(10 * second);
    });

    test('S26: another tip beyond it takes nothing from it', () => {
      const further = afterBatch(promised, { echoMs: 80 * second, tip: tip(150), ack: 100, ...full });
      expect(madeAfterMs(further, 101, 200 * second, upTo(150))).toBe(10 * second);
      const reached = afterOperation(further, operation(120));
      expect(madeAfterMs(reached, 121, 200 * second, upTo(150))).toBe(60 * second);
      expect(madeAfterMs(reached, 121, 200 * second, upTo(140))).toBe(80 * second);
      expect(madeAfterMs(reached, 151, 200 * second, upTo(160))).toBe(80 * second);
    });
  });

  test('S26: who names a tip and brings less than fits has no tip', () => {
    const forged = afterBatch(noEvidence, {
      echoMs: 60 * second,
      tip: tip(10_000),
      ack: 3,
      isFull: false,
    });
    expect(madeAfterMs(forged, 4, 61 * second, upTo(4))).toBe(60 * second);
  });

  test('S26: of a device that names no tip its count is taken for one, for a minute', () => {
    const counted = afterBatch(noEvidence, {
      echoMs: 60 * second,
      tip: tip(80, null),
      ack: 50,
      ...full,
    });
    expect(madeAfterMs(counted, 80, 61 * second, upTo(80))).toBeNull();
    expect(madeAfterMs(counted, 80, 121 * second, upTo(80))).toBe(60 * second);
  });

  /** A device makes operations and sends batches of at most three, whenever it likes, and always tells the truth. */
  const steps = fc.array(
    fc.oneof(
      fc.record({ wait: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ make: fc.integer({ min: 1, max: 4 }) }),
      fc.constant({ send: true as const }),
    ),
    { maxLength: 80 },
  );

  test('S26: no bound is later than the moment at which an honest operation was made, once its tip is there', () => {
    fc.assert(
      fc.property(steps, (story) => {
        let [nowMs, echoMs, ack, evidence] = [0, 0, 0, noEvidence];
        const madeMs: number[] = [];
        for (const step of story) {
          if ('wait' in step) nowMs += step.wait * second;
          else if ('make' in step) for (let count = 0; count < step.make; count++) madeMs.push(nowMs);
          else {
            const last = Math.min(ack + 3, madeMs.length);
            for (let seq = ack + 1; seq <= last; seq++) {
              const bound = madeAfterMs(evidence, seq, nowMs, upTo(madeMs.length));
              expect(bound ?? 0).toBeLessThanOrEqual(madeMs[seq - 1] ?? 0);
              evidence = afterOperation(evidence, operation(seq));
            }
            ack = last;
            evidence = afterBatch(evidence, {
              echoMs,
              tip: tip(madeMs.length),
              ack,
              isFull: madeMs.length > ack,
            });
            echoMs = nowMs;
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
