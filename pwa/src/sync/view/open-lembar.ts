import type { JamRow } from '../../local-db/clock-db.ts';
import type { AttemptRow } from '../../local-db/exam-rows.ts';
import { listStreams } from '../../local-db/exam-store.ts';
import { rejoinStream } from '../register/begin-stream.ts';
import type { ExamSession } from '../ports/exam-session.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import { LiveSession } from './live-session.ts';
import { loadBackgroundSender } from '../send/load-background-sender.ts';
import type { Ports } from '../ports/ports.ts';
import { registerStream } from '../register/register-stream.ts';
import { findSavedClock } from '../time/find-saved-clock.ts';

export interface FoundLembar {
  held: HeldStream;
  /** The server has just answered for its stream. */
  met: boolean;
  /** Its clock, where it was asked for already. */
  clock?: Promise<JamRow | undefined>;
}

/** The sheets that this page has open, by their schedules, and the sender of what other attempts left unsent. */
export function createOpenLembar(ports: Ports) {
  const open = new Map<string, { session: LiveSession; held: HeldStream }>();
  /** Attempts that this page has had open. */
  const seen = new Set<string>();
  const isInUse = (aliran: string): boolean =>
    [...open.values()].some(({ held }) => held.memory.stream.aliran === aliran);
  const onFlushed = (): void => {
    for (const { session } of open.values()) void session.noteOthersSent();
  };
  const loadSender = loadBackgroundSender(ports, isInUse, onFlushed);
  /** undefined: no attempt stands on this device. */
  const findSender = async () =>
    (await listStreams(ports.db).catch(() => [])).length > 0 ? loadSender() : undefined;
  const flush = async () => (await findSender())?.flush();
  ports.onReconnect(() => {
    for (const { session } of open.values()) session.sendNow();
    void flush();
  });

  async function openSheet(jadwalUjianId: string, found: FoundLembar): Promise<ExamSession> {
    const { held, met } = found;
    const { ujian_id } = held.memory.attempt;
    const session = await LiveSession.open({
      ports,
      held,
      clock: found.clock ?? findSavedClock(ports, ujian_id),
      isSameLife: seen.has(ujian_id),
      keys: held.memory.attempt.kunci,
      met,
      fetchKeys: async () => {
        const started = await registerStream(ports, held.memory.stream);
        await held.replace((memory) => rejoinStream(memory, started));
        return held.memory.attempt.kunci;
      },
      onClose: () => {
        if (open.get(jadwalUjianId)?.session !== session) return;
        open.delete(jadwalUjianId);
        if (held.unsent > 0) void flush();
      },
    });
    open.set(jadwalUjianId, { session, held });
    seen.add(ujian_id);
    // Here before the network goes, but behind the first question: what this sheet leaves unsent is sent without it.
    void ports.rest().then(loadSender);
    if (held.memory.lain.some((one) => one.terkirim_ms === null)) void flush();
    return session;
  }

  return {
    openSheet,
    find: (jadwalUjianId: string): LiveSession | undefined => open.get(jadwalUjianId)?.session,
    /** Whether the sheet of this very attempt is open. */
    isOpen: ({ jadwal_ujian_id, ujian_id }: AttemptRow): boolean =>
      open.get(jadwal_ujian_id)?.held.memory.attempt.ujian_id === ujian_id,
    closeAll(): void {
      for (const { session } of [...open.values()]) session.close();
    },
    memories: () => [...open.values()].map(({ held }) => held.memory),
    loadSender,
    findSender,
    flush,
  };
}
