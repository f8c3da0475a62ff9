import { expect, test } from 'vitest';
import { runBadDay } from './bad-day/run-bad-day.ts';

/** Seeds that once found something: they are played again in every run. */
const remembered: number[] = [];
const fresh = Number(process.env['BAD_DAY_SEED'] ?? Date.now() % 2 ** 31);

test.each([...remembered, fresh])(
  'P4, S1, S2, S3: a bad day, 186 devices and 80 drops of 10 s to 5 min in one exam, costs nobody an act (BAD_DAY_SEED=%i)',
  async (seed) => {
    const { losses, ...counts } = await runBadDay({ seed, clients: 186, drops: 80, compression: 240 });
    console.log(`bad day: BAD_DAY_SEED=${seed} ${JSON.stringify(counts)}`);
    expect(losses.slice(0, 30)).toEqual([]);
    expect(counts).toMatchObject({ drops: 80, receipts: 186 });
    // Forty took an access point, the last of which has six devices.
    expect(counts.cuts).toBeGreaterThan(40 * 6);
    // The day was bad, and nobody sat idle; how much was done besides is the machine's.
    expect(counts.unanswered).toBeGreaterThan(counts.drops);
    expect(counts.duplicated).toBeGreaterThan(0);
    expect(counts.operations).toBeGreaterThan(186 * 5);
  },
);

test('P4, P10, S18: a worse day, on which the server dies twice, is taken back to a backup and is replaced, costs nobody an act', async () => {
  const calamities = ['kill', 'kill', 'restore', 'replace'] as const;
  const { losses, ...counts } = await runBadDay({
    seed: fresh,
    clients: 36,
    drops: 12,
    calamities,
    compression: 120,
  });
  console.log(`worse day: BAD_DAY_SEED=${fresh} ${JSON.stringify(counts)}`);
  expect(losses.slice(0, 30)).toEqual([]);
  expect(counts).toMatchObject({ calamities: 4, receipts: 36 });
}, 240_000);
