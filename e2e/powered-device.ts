import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';

const executablePath = process.env['SPMB_CHROMIUM'] ?? '';
const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** A device of its own: what it keeps lies in `profile`, and its power can be cut. */
export async function openDevice(
  profile: string,
  viewport = { width: 1000, height: 800 },
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    viewport,
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** What `/proc` says of a process; nothing of one that is gone. */
function readProcess(pid: string, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

/** Whether it holds files still: one that ends lets go of the browser's database only when it is a zombie. */
const holdsFiles = (pid: string): boolean => /\) [^ZX] /.test(readProcess(pid, 'stat'));

/** SIGKILL for every process of the browser that uses `profile`, as the power button does it; all have ended then. */
export async function cutPower(profile: string): Promise<void> {
  const pids = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && readProcess(name, 'cmdline').includes(profile),
  );
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
  await expect.poll(() => pids.filter(holdsFiles)).toEqual([]);
}
