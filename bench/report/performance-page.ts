import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { KeptRun } from './kept-run.ts';
import { linesOf, markdownOf } from './table.ts';

const page = join(import.meta.dirname, '../../docs/performance.md');
const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Puts the figures of a run between the marks of docs/performance.md. */
export async function writePerformancePage(run: KeptRun): Promise<void> {
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(begin);
  const text = [before, begin, figuresOf(run), end, rest.split(end)[1] ?? ''].join('\n\n');
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));
}

function figuresOf({ begun, remark, commit, machine, loadBefore, loadAfter, ...run }: KeptRun): string {
  const { cpu, cores, memoryGb, node } = machine;
  const about = [
    `Run of ${begun.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}, \`--seconds ${run.seconds} --participants ${run.participants}\`.`,
    `${cpu}, ${cores} cores, ${memoryGb} GB, Node ${node}; load before ${loadBefore}, after ${loadAfter}. ${remark}`,
  ];
  const tables = run.measured.map((one) => `### ${one.part}\n\n${markdownOf(linesOf(one))}`);
  return [about.join('\n'), ...tables].join('\n\n');
}
