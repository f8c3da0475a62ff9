import { localTime } from '@spmb/shared/kernel/zone.ts';
import type { Context } from './context.ts';
import type { DamagedDatabase } from './db/damaged-database.ts';
import type { School } from './db/run/open-school.ts';
import { readKeadaan, saveKeadaan } from './server/keadaan-server.mutations.ts';

const lookEveryMs = 600_000;
const hourMs = 3_600_000;
const kunci = 'periksa_utuh_ms';

/**
 * Whether the database is to be read as a whole now: once a night, at an hour when nobody sits an exam. Where the server
 * is never on at that hour, every third day at any.
 */
export function isCheckDue(lastMs: number, nowMs: number, jam: string): boolean {
  const sinceMs = nowMs - lastMs;
  const isNight = jam >= '01:00' && jam < '04:00';
  return sinceMs < 0 || sinceMs > (isNight ? 12 : 72) * hourMs;
}

/**
 * Reads the whole database beside serving, after a run that did not end and once a night. Resolves only when it finds
 * damage, and never after `signal`.
 */
export async function watchDatabase(
  context: Context,
  school: School,
  signal: AbortSignal,
): Promise<DamagedDatabase> {
  const { store, clock, log } = context;
  const found = Promise.withResolvers<DamagedDatabase>();
  let isChecking = false;

  async function check(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      const damage = await school.check(signal);
      if (damage) {
        log.fatal({ err: damage }, 'the database is damaged');
        found.resolve(damage);
      } else if (!signal.aborted) await saveKeadaan(store, kunci, String(clock.nowMs()));
    } finally {
      isChecking = false;
    }
  }
  async function checkWhenDue(): Promise<void> {
    const lastMs = Number((await readKeadaan(store.read)).get(kunci) ?? 0);
    const nowMs = clock.nowMs();
    if (isCheckDue(lastMs, nowMs, localTime(nowMs, await context.zona()))) await check();
  }
  const failed = (error: unknown) => {
    if (!signal.aborted) log.error({ err: error }, 'the database could not be checked');
  };
  const looking = setInterval(() => void checkWhenDue().catch(failed), lookEveryMs);
  signal.addEventListener('abort', () => clearInterval(looking));
  if (!school.isClean) check().catch(failed);
  return found.promise;
}
