import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../sync-server/src/testing/test-app.ts';
import { stories, type Step } from './model/commands.ts';
import { World } from './model/world.ts';

/** Seeds that once found something: they are told again in every run. */
const remembered: number[] = [];
const fresh = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
const runs = Number(process.env['MODEL_RUNS'] ?? 25);

let t: TestApp;
beforeEach(async () => {
  t = await buildTestApp();
});
afterEach(() => t.close());

async function tell(story: readonly Step[]): Promise<void> {
  const world = await World.build(t);
  for (const { run } of story) await run(world);
  await world.settle();
}

describe('a story of devices, network, server and staff', () => {
  test.each([...remembered, fresh])(
    'S1, S2, S3, S4, S6, S8, S9, S11, S12, S13, S14 and S26: server and reference agree (MODEL_SEED=%i)',
    async (seed) => {
      console.log(`model: MODEL_SEED=${seed}`);
      await fc.assert(
        fc.asyncProperty(stories, async (story) => {
          try {
            await tell(story);
          } catch (error) {
            throw new Error(`${story.map(({ name }) => name).join('; ')}\n${String(error)}`, {
              cause: error,
            });
          }
        }),
        { seed, numRuns: runs, interruptAfterTimeLimit: 100_000, endOnFailure: false },
      );
    },
  );

  test('the reference itself tells an early lease from a late one', async () => {
    const world = await World.build(t);
    const [first] = world.devices;
    const butir = first?.wire.start.urutan[0] ?? '';
    world.advance(60_000);
    if (first) world.act(first, { jenis: 'jawaban', butir, pilihan: 'A' });
    await world.move();
    const second = world.devices[1];
    if (second) world.act(second, { jenis: 'jawaban', butir, pilihan: 'B' });
    world.advance(60_000);
    if (first) world.act(first, { jenis: 'jawaban', butir, pilihan: 'C' });
    await world.settle();
    expect(first?.ref.taken.map(({ verdict }) => verdict)).toEqual(['', 'PINDAH']);
  });
});
