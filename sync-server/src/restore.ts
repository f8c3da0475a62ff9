import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { createApp } from './app.ts';
import type { Context } from './context.ts';
import { openSchoolToReplace } from './db/run/open-school-to-replace.ts';
import { restoreAtConsole, type Console } from './features/pencadangan/restore/restore-at-console.ts';
import { openContext } from './open-context.ts';
import { DiskReserve } from './server/files/disk-reserve.ts';
import { systemClock } from './server/clock/system-clock.ts';

// npm run restore -- FILE: takes the school back to a backup, on this computer or a new one. The server must be stopped.
const dataDir = process.env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');

const lines = createInterface({
  input: process.stdin,
  output: process.stdout,
  terminal: process.stdin.isTTY,
});
const typed = lines[Symbol.asyncIterator]();
const terminal: Console = {
  tell: (line) => {
    console.log(line);
  },
  async ask(question) {
    process.stdout.write(question);
    const { value, done } = await typed.next();
    return done ? undefined : value;
  },
};

const openOn = (store: Context['store']): Promise<Context> =>
  openContext({
    store,
    clock: systemClock,
    dataDir,
    webDir: '',
    log: pino({ level: 'error' }),
    reserve: new DiskReserve(dataDir, () => undefined),
    restart: () => undefined,
  });

try {
  const [file] = process.argv.slice(2);
  if (file === undefined || !existsSync(file))
    throw new Error('Sebut berkas pencadangannya: npm run restore -- /media/usb/pencadangan-2026-07-01.zip');
  const { context, close, giveUp } = await openSchoolToReplace(dataDir, openOn, terminal.tell);
  try {
    await restoreAtConsole(context, createApp(context).features, resolve(file), terminal);
  } catch (problem) {
    await giveUp();
    throw problem;
  }
  await close();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
} finally {
  lines.close();
}
