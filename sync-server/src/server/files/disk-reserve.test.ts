import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskReserve } from './disk-reserve.ts';

let folder: string;
let given: number;
let reserve: DiskReserve;
const file = () => join(folder, 'cadangan-ruang');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-cadangan-'));
  given = 0;
  reserve = new DiskReserve(folder, () => (given += 1));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('P3: the reserve takes its room in truth, and is readable by its owner only', async () => {
  await reserve.keep();
  const { size, blocks, mode } = statSync(file());
  expect(size).toBeGreaterThanOrEqual(4 * 1024 * 1024);
  if (process.platform !== 'win32') {
    expect(blocks * 512).toBeGreaterThanOrEqual(size);
    expect(mode & 0o777).toBe(0o600);
  }
  expect((await reserve.look()).cadangan).toBe('utuh');
});

test('P3: it is given up once, and told once', async () => {
  await reserve.keep();
  expect([reserve.giveUp(), reserve.giveUp(), reserve.giveUp()]).toEqual([true, false, false]);
  expect([existsSync(file()), given]).toEqual([false, 1]);
  await reserve.keep();
  expect(existsSync(file())).toBe(true);
});

test('P3: what is given up while it is still being made stays given up, and leaves nothing behind', async () => {
  const making = reserve.keep();
  const untilBegun = () => expect(existsSync(`${file()}.baru`)).toBe(true);
  await vi.waitFor(untilBegun, { interval: 1 });
  reserve.giveUp();
  await making;
  expect(existsSync(file())).toBe(false);
  expect(existsSync(`${file()}.baru`)).toBe(false);
});

test('P3: one that is there is left as it is', async () => {
  writeFileSync(file(), 'lama');
  await reserve.keep();
  expect(statSync(file()).size).toBe(4);
});
