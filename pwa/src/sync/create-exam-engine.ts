import { portableDigest } from '@spmb/shared/sync/digest.ts';
import { findOpenAliran, findUjian, listStreams, listUjian } from '../local-db/exam-store.ts';
import { isReady } from '../local-db/paket-store.ts';
import { isSheetOpen } from './adopt-state.ts';
import { BackgroundSender } from './background-sender.ts';
import { beginStream, rejoinStream } from './begin-stream.ts';
import type { ExamEngine, ExamSession, HeldAttempt } from './exam-session.ts';
import { fetchGambar, fetchPaket } from './fetch-sealed.ts';
import { HeldStream } from './held-stream.ts';
import { LiveSession } from './live-session.ts';
import type { Started } from './parse-start-answer.ts';
import type { Ports } from './ports.ts';
import { prepareExams } from './prepare-exams.ts';
import { drawStream, registerStream } from './register-stream.ts';
import { SerialQueue } from './serial-queue.ts';

/** The exam engine of this device. One sheet per schedule is open at a time: opening it again closes the one before. */
export function createExamEngine(ports: Ports): ExamEngine {
  const opening = new SerialQueue();
  const open = new Map<string, { session: LiveSession; held: HeldStream }>();
  const isInUse = (aliran: string): boolean =>
    [...open.values()].some(({ held }) => held.memory.aliran.aliran === aliran);
  const background = new BackgroundSender(ports, isInUse, () => {
    for (const { session } of open.values()) void session.noteOthersSent();
  });
  ports.onReconnect(() => {
    for (const { session } of open.values()) session.sendNow();
    void background.flush();
  });

  async function openSession(jadwalUjianId: string, held: HeldStream, met: boolean): Promise<ExamSession> {
    const session = await LiveSession.open({
      ports,
      held,
      keys: held.memory.ujian.kunci,
      met,
      fetchKeys: async () => {
        const started = await registerStream(ports, held.memory.aliran, undefined);
        await held.replace((memory) => rejoinStream(memory, started));
        return held.memory.ujian.kunci;
      },
      onClose: () => {
        if (open.get(jadwalUjianId)?.session !== session) return;
        open.delete(jadwalUjianId);
        if (held.unsent > 0) void background.flush();
      },
    });
    open.set(jadwalUjianId, { session, held });
    if (held.memory.lain.some((one) => one.terkirim_ms === null)) void background.flush();
    return session;
  }

  async function startAttempt(jadwalUjianId: string, token: string | undefined): Promise<ExamSession> {
    open.get(jadwalUjianId)?.session.close();
    let row = await findOpenAliran(ports.db, jadwalUjianId).catch(() => undefined);
    row ??= await drawStream(ports, jadwalUjianId);
    let started = await registerStream(ports, row, token);
    // Nothing crosses attempts (S11): another attempt is written in a stream of its own.
    if (row.ujian_id !== null && row.ujian_id !== started.ujian_id) {
      row = await drawStream(ports, jadwalUjianId);
      started = await registerStream(ports, row, token);
    }
    void fetchAhead(ports, started);
    const same = row.ujian_id === null ? undefined : await HeldStream.load(ports, row.aliran);
    if (same) {
      await same.replace((memory) => rejoinStream(memory, started));
      return openSession(jadwalUjianId, same, true);
    }
    if (row.ujian_id !== null) row = await drawStream(ports, jadwalUjianId);
    if (row.aliran !== started.aliran) started = await registerStream(ports, row, token);
    const before = await findSameAttempt(ports, jadwalUjianId, started.ujian_id);
    const nowMs = ports.clock.nowMs();
    const memory = beginStream({ digest: portableDigest, started, aliran: row, jadwalUjianId, before, nowMs });
    return openSession(jadwalUjianId, await HeldStream.begin(ports, memory), true);
  }

  async function resumeAttempt(jadwalUjianId: string): Promise<ExamSession | undefined> {
    open.get(jadwalUjianId)?.session.close();
    const ujian = await findUjian(ports.db, jadwalUjianId).catch(() => undefined);
    if (ujian === undefined || ujian.keadaan.status === 'diarsipkan') return undefined;
    const held = await HeldStream.load(ports, ujian.aliran);
    return held && openSession(jadwalUjianId, held, false);
  }

  return {
    prepare: (jadwal, onState) => prepareExams(ports, jadwal, onState),
    isPrepared: (jadwalUjianId) => isReady(ports.db, jadwalUjianId).catch(() => false),
    start: (jadwalUjianId, token) => opening.run(() => startAttempt(jadwalUjianId, token)),
    resume: (jadwalUjianId) => opening.run(() => resumeAttempt(jadwalUjianId)),
    flushAll: () => background.flush(),
    listHeld: () => listHeld(ports),
  };
}

/** What this device holds of the attempt in a stream that ended, so that its answers stay on the screen. */
async function findSameAttempt(ports: Ports, jadwalUjianId: string, ujianId: string) {
  const ujian = await findUjian(ports.db, jadwalUjianId).catch(() => undefined);
  const held = ujian?.ujian_id === ujianId ? await HeldStream.load(ports, ujian.aliran) : undefined;
  return held && { memory: held.memory, forked: false };
}

/** Sheet and images of a started attempt, without waiting: each question asks again for what is missing. */
async function fetchAhead(ports: Ports, started: Started): Promise<void> {
  await fetchPaket(ports, started.paket, started.paket_alamat).catch(() => undefined);
  for (const alamat of started.gambar) await fetchGambar(ports, alamat).catch(() => undefined);
}

async function listHeld(ports: Ports): Promise<HeldAttempt[]> {
  const streams = await listStreams(ports.db);
  return (await listUjian(ports.db)).map((ujian) => {
    const own = streams.filter((row) => row.ujian_id === ujian.ujian_id && !row.dipindah);
    const belum_terkirim = own.reduce((sum, row) => sum + Math.max(0, row.seq - row.ack), 0);
    const { jadwal_ujian_id, ujian_id, penutupan, keadaan } = ujian;
    const isEnded = ['selesai', 'final', 'diarsipkan'].includes(keadaan.status);
    const selesai = penutupan !== null || isEnded || (!isSheetOpen(ujian) && keadaan.status !== 'mengerjakan');
    return { jadwal_ujian_id, ujian_id, belum_terkirim, selesai };
  });
}
