import { parseArgs } from 'node:util';
import { runPower, type PowerReport } from './power/run-power.ts';
import { cutSetUps } from './power/set-up-cuts.ts';

/*
 * npm run test:power -- --cuts N --seed S: power goes at random moments, and only what was synced is there at the next
 * start. The control syncs less and must lose something: otherwise the test would find nothing in any server.
 */
const { values } = parseArgs({
  options: { cuts: { type: 'string' }, seed: { type: 'string' }, clients: { type: 'string' } },
});
const cuts = Number(values.cuts ?? 12);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const clients = Number(values.clients ?? 20);

function tell(name: string, { losses, ...counts }: PowerReport): void {
  console.log(`${name}: ${JSON.stringify(counts)}, lost ${losses.length}`);
  for (const loss of losses.slice(0, 20)) console.log(`    ${loss}`);
}

try {
  console.log(`power: ${clients} clients, ${cuts} cuts, seed ${seed}`);
  const setUps = await cutSetUps(cuts, seed);
  console.log(`set-ups: ${cuts}, lost ${setUps.length}`);
  for (const loss of setUps.slice(0, 20)) console.log(`    ${loss}`);
  const full = await runPower({ cuts, seed, clients, synchronous: 'FULL' });
  tell('synchronous=FULL', full);
  const isTried = full.answers > 0 && full.ofStaff > 0;
  if (!isTried) console.log('Nothing was acknowledged: nothing was tried.');
  const control = await runPower({ cuts, seed, clients, synchronous: 'NORMAL' });
  tell('control, synchronous=NORMAL', control);
  if (control.losses.length === 0) console.log('The control lost nothing: this run proves nothing.');
  const lost = setUps.length + full.losses.length;
  if (lost > 0)
    console.log(`Repeat with: npm run test:power -- --cuts ${cuts} --seed ${seed} --clients ${clients}`);
  process.exitCode = isTried && lost === 0 && control.losses.length > 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// Late copies of batches may still wait for their time.
process.exit();
