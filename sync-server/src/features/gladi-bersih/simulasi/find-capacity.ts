import { systemClock } from '../../../server/clock/system-clock.ts';
import { kapasitasP99Ms, kapasitasRitmeMs } from '@spmb/shared/gladi-bersih/judge-simulasi.ts';
import type { Kapasitas, LangkahKapasitas } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import { percentile } from './spread.ts';
import type { VirtualParticipant } from './virtual-participant.ts';

const stepMs = 3_000;
/** Participants at one batch every five seconds; doubled from step to step, then the middle of the last two. */
const firstStep = 250;
/** 8,000 participants: four times the largest school. */
const doublings = 5;
const answeredLeast = 0.95;
const openAtOnce = 20;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Raises the load until the 99th percentile of acknowledgements passes the budget. The load is that of so many
 * participants: each of the few devices sends for many, one batch after the other, as fast as the step asks.
 */
export async function findCapacity(
  devices: readonly VirtualParticipant[],
  tell: (share: number) => void,
): Promise<Kapasitas> {
  for (let at = 0; at < devices.length; at += openAtOnce)
    await Promise.all(
      devices.slice(at, at + openAtOnce).map(async (one) => {
        await one.prepare();
        if (!(await one.begin())) throw new Error('the start was refused');
      }),
    );
  const langkah: LangkahKapasitas[] = [];
  const step = async (peserta: number): Promise<boolean> => {
    const found = await holdLoad(devices, peserta);
    langkah.push(found);
    tell(Math.min(1, langkah.length / (doublings + 2)));
    return found.cukup;
  };
  let [least, most] = [0, firstStep];
  let isEnough = await step(most);
  for (let left = doublings; isEnough && left > 0; left--) {
    [least, most] = [most, most * 2];
    isEnough = await step(most);
  }
  if (isEnough) return { peserta: most, batas_ditemukan: false, langkah };
  for (let left = 2; left > 0 && least > 0; left--) {
    const middle = Math.round((least + most) / 2);
    if (await step(middle)) least = middle;
    else most = middle;
  }
  return { peserta: least, batas_ditemukan: true, langkah };
}

async function holdLoad(devices: readonly VirtualParticipant[], peserta: number): Promise<LangkahKapasitas> {
  const perSecond = (peserta * 1_000) / kapasitasRitmeMs;
  const everyMs = (devices.length * 1_000) / perSecond;
  const beganMs = systemClock.monotonicMs();
  const endMs = beganMs + stepMs;
  const before = devices.map((one) => one.ackTimes.length);
  await Promise.all(
    devices.map(async (one, index) => {
      // Spread over the interval, as jitter spreads participants.
      let dueMs = beganMs + (index / devices.length) * everyMs;
      while (dueMs < endMs) {
        const waitMs = dueMs - systemClock.monotonicMs();
        if (waitMs > 0) await pause(waitMs);
        if (systemClock.monotonicMs() > endMs + stepMs) return;
        one.answer(1);
        await one.send();
        dueMs += everyMs;
      }
    }),
  );
  const tookMs = Math.max(stepMs, systemClock.monotonicMs() - beganMs);
  const times = devices.flatMap((one, index) => one.ackTimes.slice(before[index]));
  const p99 = Math.round(percentile(times, 0.99) * 10) / 10;
  const terjadwal = Math.round((perSecond * stepMs) / 1_000);
  // What was answered after its time counts for less: the load was not held.
  const terjawab = Math.min(terjadwal, Math.round((times.length * stepMs) / tookMs));
  return {
    peserta,
    p99_ms: p99,
    terjawab,
    terjadwal,
    cukup: p99 <= kapasitasP99Ms && terjawab >= terjadwal * answeredLeast,
  };
}
