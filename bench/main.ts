import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedOf, type Asked } from './asked-of.ts';
import { findWorse } from './report/compare.ts';
import { findKept, keepRun, type KeptRun } from './report/kept-run.ts';
import { commitHere, loadHere, machineHere } from './report/machine.ts';
import { writePerformancePage } from './report/performance-page.ts';
import { isAllKept, printTable } from './report/table.ts';
import { runParts } from './run-parts.ts';

// npm run bench: every budget that concerns the server, measured on the real server process on this machine.
const { parts, keep, profile, beside, seconds, participants } = readAsked();
// What a part has started ends with it, and what this process has started with this one.
for (const end of ['SIGINT', 'SIGTERM'] as const) process.once(end, () => process.exit(130));
const begun = new Date().toISOString();
const [commit, machine, loadBefore] = [commitHere(), machineHere(), loadHere()];
console.log(`${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB; load before: ${loadBefore}`);
const measured = await runParts(parts, { ms: seconds * 1000, participants, profile, beside });
const run = {
  begun,
  remark: keep,
  commit,
  machine,
  loadBefore,
  loadAfter: loadHere(),
  seconds,
  participants,
  measured,
};
printTable(measured);
writeFileSync(join(import.meta.dirname, 'result.json'), JSON.stringify(run, null, 2));
if (beside === '') printComparison(run);
if (keep !== '') {
  console.log(`kept in ${await keepRun(run)}`);
  await writePerformancePage(run);
}
// A budget that is not kept and a part that failed are failures, also for whoever reads only the exit code.
process.exit(isAllKept(measured) ? 0 : 1);

function readAsked(): Asked {
  try {
    return askedOf(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function printComparison(now: KeptRun): void {
  const kept = findKept(now);
  if (!kept) return console.log('no kept run of this processor and length to compare with');
  const worse = findWorse(kept.measured, now.measured);
  console.log(`worse than in the run of ${kept.begun}, commit ${kept.commit}, by more than the spread:`);
  for (const { figure, before, now: is } of worse)
    console.log(`  ${figure}: ${before.toPrecision(3)}, now ${is.toPrecision(3)}`);
  if (worse.length === 0) console.log('  nothing');
}
