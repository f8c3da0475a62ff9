import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { giveBackAtRest } from './give-back-at-rest.ts';

test('what a start has left is given back while the process rests, not while it is busy', async () => {
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
