// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteProvider } from '../../../shell/site.tsx';
import { buildServices } from '../../../testing/build-services.ts';
import { HitungMundur } from './hitung-mundur.tsx';
import { createPublicData } from './public-data.ts';
import { PublicDataProvider } from './use-public-data.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minuteMs = 60_000;

test('S1-PENG-03, N50: the time to the announcement is told by the minute, and no more when it has come', async () => {
  const { services, world } = buildServices();
  const waktu = {
    countdownshow: true,
    countdowntime: services.clock.nowMs() + 2 * 24 * 60 * minuteMs + 61 * minuteMs,
  };
  render(
    <SiteProvider value={services}>
      <PublicDataProvider value={createPublicData({ ...services, randomness: world.device.ports.randomness })}>
        <HitungMundur waktu={waktu} />
      </PublicDataProvider>
    </SiteProvider>,
  );
  const pass = (minutes: number) =>
    act(async () => {
      await world.time.advance(minutes * minuteMs);
      await vi.advanceTimersByTimeAsync(minutes * minuteMs);
    });
  const told = () => screen.queryByRole('timer')?.textContent;
  expect(told()).toBe('2 hari 1 jam 1 menit lagi');
  await pass(2);
  expect(told()).toBe('2 hari 59 menit lagi');
  await pass(2 * 24 * 60 + 58);
  expect(told()).toBe('1 menit lagi');
  await pass(2);
  expect(told()).toBeUndefined();
});

test('S1-PENG-03: nothing is told where there is nothing to wait for', () => {
  const { services, world } = buildServices();
  render(
    <SiteProvider value={services}>
      <PublicDataProvider value={createPublicData({ ...services, randomness: world.device.ports.randomness })}>
        <HitungMundur waktu={{ countdownshow: false, countdowntime: services.clock.nowMs() + minuteMs }} />
      </PublicDataProvider>
    </SiteProvider>,
  );
  expect(screen.queryByRole('timer')).toBeNull();
});
