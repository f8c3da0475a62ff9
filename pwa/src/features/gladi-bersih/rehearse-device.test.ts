import type { LaporGladi } from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { expect, test } from 'vitest';
import { rehearse } from './rehearse-device.ts';
import type { DeviceView } from './rehearsing-device.ts';

test('D-RULE-39: what breaks off while the screen is dark is no fault of the network, and the server is told', async () => {
  const reports: LaporGladi[] = [];
  const signIn = Promise.withResolvers<Response>();
  const ending = new AbortController();
  let screen: (isDark: boolean) => void = () => undefined;
  let nowMs = 0;
  let view: DeviceView | undefined;
  const fetchOf: typeof fetch = async (path, init) => {
    if (path !== '/api/gladi-hp-lapor' || typeof init?.body !== 'string') return signIn.promise;
    expect(init.keepalive).toBe(true);
    reports.push(JSON.parse(init.body) as LaporGladi);
    return new Response(JSON.stringify({ selesai: reports.length > 2, serentak: null }));
  };
  const running = rehearse(
    {
      digest: portableDigest,
      randomness: { bytes: (count) => new Uint8Array(count) },
      nowMs: () => nowMs,
      clock: { nowMs: () => nowMs, monotonicMs: () => nowMs },
      fetch: fetchOf,
      watchScreen(tell) {
        screen = tell;
        return () => undefined;
      },
    },
    { kode: 'ABCD', tiket: { perangkat_id: 'p', nomor: 'G1', sandi: 'x' } },
    (news) => (view = { ...news }),
    ending.signal,
  );
  nowMs = 1_000;
  screen(true);
  nowMs = 600_000;
  signIn.reject(new TypeError('Failed to fetch'));
  await expect.poll(() => reports.length).toBe(2);
  screen(false);
  await expect.poll(() => reports.length).toBe(3);
  ending.abort();
  await running;
  expect(reports.map(({ gelap, gagal }) => [gelap, gagal])).toEqual([
    [true, 0],
    [true, 0],
    [false, 0],
  ]);
  expect(view?.gagal ?? 0).toBe(0);
});
