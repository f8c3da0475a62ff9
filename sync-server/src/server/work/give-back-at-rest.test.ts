import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { giveBackAtRest } from './give-back-at-rest.ts';

test('nobody who asks waits for what a start gives back: it is given when there is nothing to do, and once', async () => {
  const given: string[] = [];
  const isGiven = new Promise<void>((resolve) => {
    giveBackAtRest(() => {
      given.push('given');
      resolve();
    }, 20);
  });
  const untilMs = performance.now() + 200;
  while (performance.now() < untilMs) await setImmediate();
  given.push('asked');
  // The timer alone would not keep a process alive.
  const alive = setInterval(() => undefined, 1_000);
  await isGiven;
  clearInterval(alive);
  expect(given).toEqual(['asked', 'given']);
});
