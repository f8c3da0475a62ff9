import { parseArgs } from 'node:util';
import { runBadDay } from './bad-day/run-bad-day.ts';

/*
 * npm run bad-day -- --seed S: an exam of 186 devices on thirteen access points whose network drops 80 times, and whose
 * server dies ten times, loses power, is taken back to a backup and is replaced by another computer: 90 minutes in 4.5.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const kills = Array.from({ length: 10 }, () => 'kill' as const);

console.log(
  `bad day: 186 devices, 80 drops, 10 kills, a power cut, a restore, a replaced computer, seed ${seed}`,
);
const { losses, ...counts } = await runBadDay({
  seed,
  clients: 186,
  drops: 80,
  compression: 20,
  calamities: [...kills, 'power', 'restore', 'replace'],
});
for (const [name, count] of Object.entries(counts)) console.log(`  ${name.padEnd(16)} ${count}`);
console.log(`  ${'lost'.padEnd(16)} ${losses.length}`);
for (const loss of losses.slice(0, 50)) console.log(`    ${loss}`);
process.exit(losses.length > 0 ? 1 : 0);
