import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perFile } from '../sync-server/src/testing/per-test.ts';
import { buildTestApp } from '../sync-server/src/testing/test-app.ts';
import { forge, forgeries } from './model/forger.ts';

/** Seeds that are told in every run; FORGER_SEED and FORGER_RUNS tell others. */
const seeds = process.env['FORGER_SEED'] ? [Number(process.env['FORGER_SEED'])] : [20_251, 47_110_815];
const runs = Number(process.env['FORGER_RUNS'] ?? 25);

const t = perFile(buildTestApp);

test.each(seeds)(
  'S26: whatever a device in contact lies about, it gains at most jeda_maks and two minutes (FORGER_SEED=%i)',
  async (seed) => {
    await fc.assert(
      fc.asyncProperty(forgeries, async (forgery) => {
        const { gainMs, boundMs } = await forge(t, forgery);
        expect(gainMs).toBeLessThanOrEqual(boundMs);
      }),
      { seed, numRuns: runs },
    );
  },
  Math.max(120_000, runs * 2_000),
);
