import { describe, expect, test } from 'vitest';
import { LoginDelay, madeUp, type Limit } from './login-delay.ts';

const limit: Limit = { free: 5, everyMs: 15_000 };
const fail = (delay: LoginDelay, times: number, nowMs = 0, owner = 'P-1', key = 'PC-01') => {
  for (let i = 0; i < times; i++) delay.failed(owner, key, limit, nowMs);
};
const waits = (delay: LoginDelay, nowMs = 0, owner = 'P-1', key = 'PC-01') =>
  delay.waitMs(owner, key, limit, nowMs);

describe('D-RULE-23, N59: failures', () => {
  test.each([
    [4, 0],
    [5, 15_000],
    [6, 15_000],
    [300, 15_000],
  ])('after %i at once one waits %i ms: what comes in the meantime is not counted', (times, waitMs) => {
    const delay = new LoginDelay();
    fail(delay, times);
    expect(waits(delay)).toBe(waitMs);
    expect(waits(delay, waitMs)).toBe(0);
    expect(waits(delay, 0, 'P-1', 'PC-02')).toBe(0);
    expect(waits(delay, 0, 'P-2')).toBe(0);
  });

  test('who goes on trying is let through at a steady rate', () => {
    const delay = new LoginDelay();
    let through = 0;
    for (let nowMs = 0; nowMs < 600_000; nowMs += 500) {
      if (waits(delay, nowMs) > 0) continue;
      through += 1;
      fail(delay, 1, nowMs);
    }
    expect(through).toBe(5 + 600_000 / 15_000 - 1);
  });

  test('are forgiven one after the other', () => {
    const delay = new LoginDelay();
    fail(delay, 5);
    fail(delay, 5, 45_000);
    expect(waits(delay, 45_000)).toBe(15_000);
    expect(waits(delay, 10 * 60_000)).toBe(0);
  });

  test('what turned out to be none is taken back, and no more than that', () => {
    const delay = new LoginDelay();
    fail(delay, 5);
    delay.undo('P-1', 'PC-01', limit);
    expect(waits(delay)).toBe(0);
    fail(delay, 1);
    expect([waits(delay), delay.failed('P-1', 'PC-01', limit, 0)]).toEqual([15_000, false]);
    delay.undo('P-9', 'PC-01', limit);
    expect(waits(delay, 0, 'P-9')).toBe(0);
  });

  test('are forgiven under every key, and nobody else’s; or under one of them', () => {
    const delay = new LoginDelay();
    fail(delay, 6);
    fail(delay, 6, 0, 'P-1', 'PC-02');
    fail(delay, 6, 0, 'P-10');
    delay.forget('P-1', 'PC-02');
    expect([waits(delay), waits(delay, 0, 'P-1', 'PC-02')]).toEqual([15_000, 0]);
    delay.clear('P-1');
    expect([waits(delay), waits(delay, 0, 'P-10')]).toEqual([0, 15_000]);
  });

  test('of names that anybody makes up never push out those of accounts', () => {
    const delay = new LoginDelay();
    fail(delay, 6);
    for (let i = 0; i < 60_000; i++) fail(delay, 1, 0, `${madeUp}hantu-${i}`);
    expect(waits(delay)).toBe(15_000);
  });
});
