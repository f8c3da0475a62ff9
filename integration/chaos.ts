import { parseArgs } from 'node:util';
import { runChaos } from './run-chaos.ts';

// npm run chaos -- --minutes N --seed S: kills the real server again and again under load and looks for lost answers.
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, clients: { type: 'string' } },
});
const minutes = Number(values.minutes ?? 1);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const clients = Number(values.clients ?? 60);

console.log(`chaos: ${clients} clients, ${minutes} min, seed ${seed}`);
const { losses, ...counts } = await runChaos({ ms: minutes * 60_000, seed, clients });
for (const [name, count] of Object.entries(counts)) console.log(`  ${name.padEnd(16)} ${Math.round(count)}`);
console.log(`  ${'lost'.padEnd(16)} ${losses.length}`);
for (const loss of losses.slice(0, 50)) console.log(`    ${loss}`);
if (losses.length > 0) console.log(`Repeat with: npm run chaos -- --minutes ${minutes} --seed ${seed}`);
process.exitCode = losses.length > 0 ? 1 : 0;
// Late copies of batches may still wait for their time.
process.exit();
