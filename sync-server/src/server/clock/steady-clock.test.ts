import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { SteadyClock } from './steady-clock.ts';

const startMs = Date.parse('2025-07-01T00:30:00Z');
const hourMs = 3_600_000;

describe('the server’s time', () => {
  test('it passes as the wall clock does, and follows drift', () => {
    const base = new FakeClock(startMs);
    const clock = new SteadyClock(base);
    base.advance(10_000);
    base.set(base.nowMs() + 400);
    expect([clock.nowMs() - startMs, clock.heldMs()]).toEqual([10_400, 0]);
  });

  test.each([hourMs, -hourMs])(
    'P6: a jump of %i ms is held back, and what passes after it counts',
    (jumpMs) => {
      const base = new FakeClock(startMs);
      const clock = new SteadyClock(base);
      base.set(startMs + jumpMs);
      base.advance(5_000);
      expect([clock.nowMs() - startMs, clock.heldMs()]).toEqual([5_000, jumpMs]);
      base.set(base.nowMs() - jumpMs);
      expect([clock.nowMs() - startMs, clock.heldMs()]).toEqual([5_000, 0]);
    },
  );

  test('P6: the night that a laptop slept is no jump, a clock set meanwhile is', () => {
    const base = new FakeClock(startMs);
    const clock = new SteadyClock(base);
    base.sleep(8 * hourMs);
    expect([clock.nowMs() - startMs, clock.heldMs()]).toEqual([8 * hourMs, 0]);
    base.sleep(hourMs);
    base.set(base.nowMs() - 2 * hourMs);
    expect([clock.nowMs() - startMs, clock.heldMs()]).toEqual([9 * hourMs, -2 * hourMs]);
  });

  test('P6: staff take a jump over', () => {
    const base = new FakeClock(startMs);
    const clock = new SteadyClock(base);
    base.set(startMs + hourMs);
    clock.takeOver();
    expect([clock.nowMs(), clock.heldMs()]).toEqual([startMs + hourMs, 0]);
  });

  test('P6: a clock that starts before the time last saved has gone back', () => {
    const base = new FakeClock(startMs);
    const clock = new SteadyClock(base, startMs + hourMs);
    base.advance(1_000);
    expect([clock.nowMs() - startMs, clock.heldMs()]).toEqual([hourMs + 1_000, -hourMs]);
  });
});
