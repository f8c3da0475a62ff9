import { localTime } from '@spmb/shared/kernel/zone.ts';
import type { Context } from './context.ts';
import type { DamagedDatabase } from './db/damaged-database.ts';
import type { School } from './db/run/school.ts';
import { school as facts } from './features/index.ts';
import { saveKeadaan } from './identity/keadaan-server.mutations.ts';
import { readKeadaan } from './identity/keadaan-server.queries.ts';
import { checkedName } from './identity/own-keadaan.ts';

const lookEveryMs = 600_000;
const hourMs = 3_600_000;

/**
 * Whether the database is to be read as a whole now: once a night, at an hour when nobody sits an exam. Where the server
 * is never on at that hour, every third day at any; while an exam goes on, only after a week without one.
 */
export function isCheckDue(lastMs: number, nowMs: number, jam: string, isExam: boolean): boolean {
  const sinceMs = nowMs - lastMs;
  const isNight = jam >= '01:00' && jam < '04:00';
  return sinceMs < 0 || sinceMs > (isExam ? 168 : isNight ? 12 : 72) * hourMs;
}

interface Watch {
  /** Resolves only when there is damage, and never after the watch has ended. */
  damage: Promise<DamagedDatabase>;
  /** Resolves when nothing reads the file any more. */
  end(): Promise<void>;
}

/** Reads the whole database beside serving, after a run that did not end and once a night. */
export function watchDatabase(context: Context, school: School): Watch {
  const { store, clock, log } = context;
  const found = Promise.withResolvers<DamagedDatabase>();
  const ended = new AbortController();
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    const damage = await school.check(ended.signal);
    if (ended.signal.aborted) return;
    if (!damage) {
      // One that was replaced writes nothing any more.
      if (context.state.digantikan === undefined)
        await saveKeadaan(store, checkedName, String(clock.nowMs()));
      return;
    }
    log.fatal({ err: damage }, 'the database is damaged');
    found.resolve(damage);
  }
  const failed = (error: unknown) => {
    if (!ended.signal.aborted) log.error({ err: error }, 'the database could not be checked');
  };
  function begin(): void {
    checking ??= check()
      .catch(failed)
      .finally(() => {
        checking = undefined;
      });
  }
  async function checkWhenDue(): Promise<void> {
    const lastMs = Number((await readKeadaan(store.read)).get(checkedName) ?? 0);
    const nowMs = clock.nowMs();
    const jam = localTime(nowMs, await context.zona());
    if (isCheckDue(lastMs, nowMs, jam, await facts.isExam(store.read, nowMs))) begin();
  }
  const looking = setInterval(() => void checkWhenDue().catch(failed), lookEveryMs);
  if (!school.isClean) begin();
  return {
    damage: found.promise,
    async end() {
      clearInterval(looking);
      ended.abort();
      await checking;
    },
  };
}
