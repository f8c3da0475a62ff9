import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stories, type Step } from './model/commands.ts';
import { World } from './model/world.ts';

/** Seeds that once found something: they are told again in every run. */
const remembered: number[] = [];
const fresh = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31);
const runs = Number(process.env['MODEL_RUNS'] ?? 25);

async function tell(story: readonly Step[]): Promise<void> {
  const world = await World.build();
  try {
    for (const { run } of story) await run(world);
    await world.settle();
  } finally {
    await world.t.close();
  }
}

describe('a story of devices, network, server and staff', () => {
  test.each([...remembered, fresh])(
    'S1, S2, S3, S4, S6, S8, S9, S11, S12, S13 and S14: server and reference agree (MODEL_SEED=%i)',
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
    const world = await World.build();
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
    await world.t.close();
  });
});
