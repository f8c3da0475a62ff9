import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import type { StreamRow } from '../../local-db/exam-rows.ts';
import type { JamRow } from '../../local-db/clock-db.ts';
import { findAttempt } from '../../local-db/exam-store.ts';
import { beginStream, rejoinStream } from '../register/begin-stream.ts';
import { exchangeBatch } from '../send/exchange-batch.ts';
import { StartRefused } from '../ports/exam-session.ts';
import { HeldStream } from '../stream/held-stream.ts';
import type { Started } from '../answer/parse-start-answer.ts';
import type { Ports } from '../ports/ports.ts';
import { drawStream, registerStream, takeStream, type StartAsk } from '../register/register-stream.ts';
import { findSavedClock } from '../time/find-saved-clock.ts';

interface Found {
  held: HeldStream;
  started: Started;
  /** Asked for as soon as the attempt is known: its database is opened beside the writing of the other. */
  clock: Promise<JamRow | undefined>;
}

/**
 * Starts an attempt or takes it up again: in the stream that this device already has, where the server still gives it
 * the lease, else in a new one. Throws `StartRefused`.
 */
export async function startStream(ports: Ports, jadwalUjianId: string, ask: StartAsk): Promise<Found> {
  const row = await takeStream(ports, jadwalUjianId);
  const held = row.ujian_id === null ? undefined : await findLiving(ports, row);
  if (held) {
    const started = await registerStream(ports, held.memory.stream, ask);
    if (started.ujian_id === held.memory.attempt.ujian_id) {
      const clock = findSavedClock(ports, started.ujian_id);
      await held.replace((memory) => rejoinStream(memory, started));
      return { held, started, clock };
    }
  }
  const { aliran, started } = await registerFresh(ports, jadwalUjianId, row, ask);
  const clock = findSavedClock(ports, started.ujian_id);
  const before = await findSameAttempt(ports, jadwalUjianId, started.ujian_id);
  const nowMs = ports.clock.nowMs();
  const akun = ports.akun() ?? '';
  const memory = beginStream({
    digest: portableDigest,
    started,
    stream: aliran,
    jadwalUjianId,
    akun,
    before,
    nowMs,
  });
  return { held: await HeldStream.begin(ports, memory), started, clock };
}

/** A stream that was drawn but never registered is drawn for this start; nothing crosses attempts (S11). */
async function registerFresh(
  ports: Ports,
  jadwalUjianId: string,
  row: StreamRow,
  ask: StartAsk,
): Promise<{ aliran: StreamRow; started: Started }> {
  const stream = row.ujian_id === null ? row : await drawStream(ports, jadwalUjianId);
  try {
    return { aliran: stream, started: await registerStream(ports, stream, ask) };
  } catch (problem) {
    // The server knows the stream from a start whose answer was lost, and its lease has ended since.
    if (!(problem instanceof StartRefused) || problem.jenis !== 'aliran_lama') throw problem;
    const next = await drawStream(ports, jadwalUjianId);
    return { aliran: next, started: await registerStream(ports, next, ask) };
  }
}

/** The stream, if it still holds the lease as far as the server can be asked. What it holds unsent goes out first. */
async function findLiving(ports: Ports, row: StreamRow): Promise<HeldStream | undefined> {
  const held = await HeldStream.load(ports, row.aliran);
  if (held === undefined) return undefined;
  await exchangeBatch(ports, held, row.elapsed_ms);
  return held.memory.stream.berakhir ? undefined : held;
}

/** What this device holds of the attempt in a stream that ended, so that its answers stay on the screen. */
async function findSameAttempt(ports: Ports, jadwalUjianId: string, ujianId: string) {
  const attempt = await findAttempt(ports.db, jadwalUjianId).catch(() => undefined);
  const held = attempt?.ujian_id === ujianId ? await HeldStream.load(ports, attempt.aliran) : undefined;
  return held && { memory: held.memory, forked: false };
}
