import type { UjianRow } from '../local-db/exam-rows.ts';
import { findUjian, listStreams, listUjian } from '../local-db/exam-store.ts';
import { isReady } from '../local-db/paket-store.ts';
import { BackgroundSender } from './background-sender.ts';
import { rejoinStream } from './begin-stream.ts';
import type { ExamEngine, ExamSession, HeldAttempt } from './exam-session.ts';
import { fetchGambar, fetchPaket } from './fetch-sealed.ts';
import { HeldStream } from './held-stream.ts';
import { LiveSession } from './live-session.ts';
import type { Started } from './parse-start-answer.ts';
import type { Ports } from './ports.ts';
import { prepareExams } from './prepare-exams.ts';
import { registerStream, type StartAsk } from './register-stream.ts';
import { SerialQueue } from './serial-queue.ts';
import { startStream } from './start-stream.ts';

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
        const started = await registerStream(ports, held.memory.aliran);
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

  async function startAttempt(jadwalUjianId: string, ask: StartAsk): Promise<ExamSession> {
    open.get(jadwalUjianId)?.session.close();
    const found = await startStream(ports, jadwalUjianId, ask);
    void fetchAhead(ports, found.started);
    return openSession(jadwalUjianId, found.held, true);
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
    start: (jadwalUjianId, token, options) =>
      opening.run(() =>
        startAttempt(jadwalUjianId, { ...(token === undefined ? {} : { token }), ...options }),
      ),
    resume: (jadwalUjianId) => opening.run(() => resumeAttempt(jadwalUjianId)),
    flushAll: () => background.flush(),
    listHeld: () =>
      listHeld(ports).catch(() =>
        [...open.values()].map(({ held }) => heldAttempt(held.memory.ujian, held.unsent)),
      ),
  };
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
    return heldAttempt(
      ujian,
      own.reduce((sum, row) => sum + Math.max(0, row.seq - row.ack), 0),
    );
  });
}

function heldAttempt(ujian: UjianRow, belum_terkirim: number): HeldAttempt {
  const { jadwal_ujian_id, ujian_id, penutupan, keadaan } = ujian;
  return {
    jadwal_ujian_id,
    ujian_id,
    belum_terkirim,
    selesai: penutupan !== null || keadaan.status !== 'mengerjakan',
  };
}
