import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { networkOf } from '../../../http/network/device-of.ts';
import { madeUp, type Limit } from '../../../http/door/login-delay.ts';
import { WorkQueue } from '../../../server/work/work-queue.ts';

/** Every wrong code takes at least this long. */
const failureMs = 250;
const betweenMs = 20;
const fromDevice: Limit = { free: 5, everyMs: 15_000 };
/** Wrong codes of one network in an hour after which its codes are looked up one after the other. */
const fromNetwork: Limit = { free: 100, everyMs: 36_000 };

/** Fifty codes a second, whoever guesses: a walk through all 24⁸ takes seventy years. Networks take turns. */
const paced = new WorkQueue(1, { kode: { max: 2_000, perGroup: 300 } }, betweenMs);

interface From {
  perangkat: string;
  address: string;
}
const ownerOf = ({ address }: From) => `${madeUp}kode ${networkOf(address)}`;

/** Lets a code be looked up: at once, but for a network that has guessed much. Throws 503 where 300 of its codes wait already. */
export async function awaitKodeTurn({ loginDelay, clock }: Context, from: From): Promise<void> {
  if (loginDelay.waitMs(ownerOf(from), 'jam', fromNetwork, clock.nowMs()) > 0)
    await paced.run('kode', networkOf(from.address), () => sleep(betweenMs));
}

/** Counts a wrong code and holds its answer. Answers the seconds that this device had better wait; 0: none yet. */
export async function noteWrongKode(context: Context, from: From): Promise<number> {
  const { loginDelay, failureLine, clock } = context;
  const [owner, device, nowMs] = [ownerOf(from), `perangkat ${from.perangkat}`, clock.nowMs()];
  const waitMs = loginDelay.waitMs(owner, device, fromDevice, nowMs);
  loginDelay.failed(owner, device, fromDevice, nowMs);
  loginDelay.failed(owner, 'jam', fromNetwork, nowMs);
  await Promise.all([sleep(failureMs), failureLine.stand(networkOf(from.address), betweenMs)]);
  return Math.ceil(waitMs / 1000);
}
