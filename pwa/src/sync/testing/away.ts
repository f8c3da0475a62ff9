import { parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import type { ExamSession } from '../ports/exam-session.ts';
import { buildWorld, jadwalUjianId, type Device, type World } from './build-device.ts';

export const minuteMs = 60_000;
/** An exam of so many minutes, begun with the server, whose sheet may stand still for so many. */
export async function begin(minutes: number, jeda: number): Promise<World & { session: ExamSession }> {
  const world = buildWorld({ bolehMs: minutes * minuteMs });
  world.server.running.pauseMaxMs = jeda * minuteMs;
  return { ...world, session: await world.device.start() };
}
/** The attempt on this device, opened by a new page or tab. */
export async function reopen(device: Device): Promise<ExamSession> {
  const session = await device.engine.resume(jadwalUjianId);
  if (!session) throw new Error('nothing to resume');
  return session;
}
/** The page ends, by his own will or not, and is opened again after `ms`. */
export async function away({ time }: World, device: Device, ms: number, closing?: ExamSession) {
  closing?.hide(true);
  const next = device.crash();
  await time.advance(ms);
  return { device: next, session: await reopen(next) };
}
/** In tenths. */
export const minutesLeft = (session: ExamSession): number =>
  Math.round(session.view().sisa_ms / (minuteMs / 10)) / 10;
/** The network is back, and what waits goes out. */
export const reconnect = async ({ server, time }: World, session: ExamSession): Promise<void> => {
  server.network = 'up';
  session.sendNow();
  await time.advance(1_000);
};
/** All operations on disk, as written. */
export const textsOf = async ({ ports }: Device) =>
  (await ports.db.operasi.orderBy('[aliran+seq]').toArray()).map(({ teks }) => parseOperationHead(teks)!);
