// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSeededRandomness } from '../../../sync/testing/seeded-randomness.ts';
import { buildServices } from '../../../testing/build-services.ts';
import { createPublicData } from './public-data.ts';
import { PublicDataProvider } from './use-public-data.ts';
import { useSaatTerbit } from './use-saat-terbit.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** A visitor whose chance is `byte` of 256, and who waits for an instant `inMs` from now. */
function buildVisitor(byte: number, inMs: number) {
  const { services, world } = buildServices();
  const data = createPublicData({ ...services, randomness: { bytes: () => new Uint8Array([byte, 0]) } });
  const endMs = services.clock.nowMs() + inMs;
  let asked = 0;
  const ask = () => {
    asked += 1;
  };
  let isDue = false;
  function Visitor({ isThere }: { isThere: boolean }) {
    isDue = useSaatTerbit(endMs, isThere, ask);
    return null;
  }
  const page = (isThere: boolean) => (
    <PublicDataProvider value={data}>
      <Visitor isThere={isThere} />
    </PublicDataProvider>
  );
  const { rerender } = render(page(false));
  return {
    count: () => asked,
    isDue: () => isDue,
    publish: () => rerender(page(true)),
    pass: (ms: number) =>
      act(async () => {
        await world.time.advance(ms);
        await vi.advanceTimersByTimeAsync(ms);
      }),
  };
}

test.each([
  [0, 0],
  [128, 5 * secondMs],
  [255, 9_960],
])('at the instant each visitor asks at a moment of his own, within ten seconds: %i', async (byte, afterMs) => {
  const visitor = buildVisitor(byte, 5 * minuteMs);
  await visitor.pass(5 * minuteMs + afterMs - 1);
  expect(visitor.count()).toBe(0);
  await visitor.pass(2);
  expect(visitor.count()).toBe(1);
});

test('of 5,000 who wait for one instant no second of the ten brings a rush: each has a tenth of them, give or take', () => {
  const { services } = buildServices();
  const { spread } = createPublicData({ ...services, randomness: createSeededRandomness('pengunjung') });
  const seconds = Array<number>(10).fill(0);
  for (let visitor = 0; visitor < 5_000; visitor += 1) seconds[Math.floor(spread(10_000) / 1_000)]! += 1;
  expect(Math.min(...seconds)).toBeGreaterThan(400);
  expect(Math.max(...seconds)).toBeLessThan(600);
});

test('while nothing is there he asks again every one to two minutes for an hour, and no more once it is', async () => {
  const visitor = buildVisitor(128, secondMs);
  await visitor.pass(6 * secondMs);
  expect([visitor.count(), visitor.isDue()]).toEqual([1, true]);
  await visitor.pass(90 * secondMs);
  expect(visitor.count()).toBe(2);
  visitor.publish();
  await visitor.pass(10 * minuteMs);
  expect([visitor.count(), visitor.isDue()]).toEqual([2, false]);
  const patient = buildVisitor(0, -59 * minuteMs);
  for (let minutes = 0; minutes < 5; minutes += 1) await patient.pass(minuteMs);
  expect(patient.count()).toBe(1);
});

test('who reads an earlier wave asks once at the instant of the next, and no more', async () => {
  const visitor = buildVisitor(128, 5 * minuteMs);
  visitor.publish();
  await visitor.pass(5 * minuteMs + 4 * secondMs);
  // As whatever draws the page anew does.
  visitor.publish();
  expect(visitor.count()).toBe(0);
  await visitor.pass(2 * secondMs);
  expect([visitor.count(), visitor.isDue()]).toEqual([1, false]);
  await visitor.pass(10 * minuteMs);
  expect(visitor.count()).toBe(1);
});

test('nobody waits for an instant that is long over', async () => {
  const visitor = buildVisitor(0, -61 * minuteMs);
  await visitor.pass(10 * minuteMs);
  expect([visitor.count(), visitor.isDue()]).toEqual([0, false]);
});
