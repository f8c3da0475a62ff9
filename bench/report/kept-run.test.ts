import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findKept, keepRun, type KeptRun } from './kept-run.ts';

const run = (begun: string, more: Partial<KeptRun> = {}): KeptRun => ({
  begun,
  remark: 'quiet',
  commit: 'abcdef12',
  machine: { cpu: 'one', cores: 2, memoryGb: 25, node: 'v24.0.0' },
  loadBefore: '0.1 0.1 0.1',
  loadAfter: '0.1 0.1 0.1',
  seconds: 10,
  participants: 2_000,
  measured: [],
  ...more,
});

test('the newest kept run of the same processor and length is what a run is compared with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spmb-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const now = run('2026-03-01T08:00:00.000Z');
  expect(findKept(now, folder)).toBeUndefined();
  const [older, newer] = [run('2026-01-01T09:00:00.000Z'), run('2026-01-02T07:00:00.000Z')];
  for (const one of [
    newer,
    older,
    run('2026-01-03T07:00:00.000Z', { seconds: 3 }),
    run('2026-01-04T07:00:00.000Z', { participants: 240 }),
    run('2026-01-05T07:00:00.000Z', { machine: { ...now.machine, cores: 4 } }),
  ])
    await keepRun(one, folder);
  expect(findKept(now, folder)).toEqual(newer);
});
