// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAtRest } from './until-at-rest.ts';

let nowMs = 0;

/** A tenth of a second by the page's timers, which something holds up for `busyMs`. */
async function pass(busyMs = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  nowMs += 100 + busyMs;
  await vi.advanceTimersByTimeAsync(100);
}

function ask() {
  const asked = { isAtRest: false };
  void untilAtRest().then(() => (asked.isAtRest = true));
  return asked;
}

beforeEach(() => {
  nowMs = 0;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page is at rest after a tenth of a second without work, not in the pauses of what it draws', async () => {
  const asked = ask();
  await pass(60);
  await pass(300);
  expect(asked.isAtRest).toBe(false);
  await pass();
  expect(asked.isAtRest).toBe(true);
});

test('one that never rests is waited for no longer than two seconds', async () => {
  const asked = ask();
  for (let turn = 0; turn < 9; turn += 1) await pass(100);
  expect(asked.isAtRest).toBe(false);
  await pass(100);
  expect(asked.isAtRest).toBe(true);
});
