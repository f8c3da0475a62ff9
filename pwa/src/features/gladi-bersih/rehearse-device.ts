import type { JawabanLapor } from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { RehearsingDevice, type DeviceView, type Invited, type RehearsalPorts } from './rehearsing-device.ts';

/** A rehearsing device sends one batch this often. */
const ritmeMs = 5_000;

/**
 * One device of a rehearsal: it opens the exam as a participant's page does, sends a batch every five seconds, and
 * reports what it met until `signal` aborts or the rehearsal is over. A request under way is left to its own limit:
 * browsers of the build target cannot join two signals.
 */
export async function rehearse(
  ports: RehearsalPorts,
  invited: Invited,
  show: (view: DeviceView) => void,
  signal: AbortSignal,
): Promise<void> {
  const device = new RehearsingDevice(ports, invited, show);
  /** Number of the last loading together that was heard of. */
  let planned = 0;

  async function loadAt({ nomor, dalam_ms }: NonNullable<JawabanLapor['serentak']>): Promise<void> {
    await pause(Math.max(0, dalam_ms), signal);
    await device.loadTogether(nomor);
  }

  /** Answers whether the rehearsal goes on. */
  async function report(): Promise<boolean> {
    const told = await device.report();
    if (told?.serentak && told.serentak.nomor > planned && device.isWorking) {
      planned = told.serentak.nomor;
      void loadAt(told.serentak);
    }
    return told?.selesai !== true && told?.status !== false;
  }

  const unwatch = ports.watchScreen((isDark) => {
    if (device.screen.note(isDark)) void report();
  });
  signal.addEventListener('abort', unwatch);
  while (!signal.aborted) {
    await (device.isWorking ? device.sendBatch() : device.open());
    if (!(await report())) {
      device.end();
      unwatch();
      return;
    }
    await pause(ritmeMs, signal);
  }
}

/** Resolves early where `signal` aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
