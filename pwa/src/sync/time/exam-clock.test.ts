import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoffMs } from '../ports/backoff.ts';
import { ExamClock } from './exam-clock.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { createSeededRandomness } from '../testing/seeded-randomness.ts';

describe('exam clock', () => {
  test('S7: it never falls, whatever happens to it', async () => {
    const act = fc.oneof(
      fc.record({
        do: fc.constantFrom('run', 'stop', 'limit', 'raise', 'adopt', 'wait', 'wall'),
        ms: fc.integer({ min: -5_000, max: 90_000 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const time = new FakeTime();
        const clock = new ExamClock(time, 1_000);
        for (const { do: what, ms } of acts) {
          const before = clock.elapsedMs;
          if (what === 'run') clock.run();
          if (what === 'stop') clock.stop();
          if (what === 'raise') clock.raise(ms);
          if (what === 'adopt') clock.adopt(ms);
          if (what === 'wait') await time.advance(Math.max(0, ms));
          if (what === 'wall') time.moveWall(ms);
          expect(clock.elapsedMs).toBeGreaterThanOrEqual(before);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('time that ran on after the limit before anybody noticed does not count', async () => {
    const time = new FakeTime();
    const clock = new ExamClock(time, 0);
    clock.run();
    await time.advance(90_000);
    clock.stop(60_000);
    expect(clock.elapsedMs).toBe(60_000);
  });
});

test('back-off: between a half and the whole of 1, 2, 4 … 30 s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.string(), (failures, seed) => {
      const whole = Math.min(30_000, 1_000 * 2 ** (failures - 1));
      const delay = backoffMs(failures, createSeededRandomness(seed));
      expect(delay).toBeGreaterThanOrEqual(whole / 2);
      expect(delay).toBeLessThanOrEqual(whole);
    }),
  );
});
