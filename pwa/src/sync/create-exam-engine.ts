import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { deleteBekalOfOthers } from '../local-db/bekal-store.ts';
import type { AttemptRow } from '../local-db/exam-rows.ts';
import { findAttempt, listStreams, listAttempts } from '../local-db/exam-store.ts';
import { isReady, listMissingGambar } from '../local-db/paket-store.ts';
import { isLembarOpen } from './answer/adopt-state.ts';
import {
  StartRefused,
  type ExamEngine,
  type ExamSession,
  type HeldAttempt,
  type PreparableExam,
} from './ports/exam-session.ts';
import { bringGambar, bringMissingPaket } from './paket/fetch-sealed.ts';
import { HeldStream } from './stream/held-stream.ts';
import { createOpenLembar } from './view/open-lembar.ts';
import type { Started } from './answer/parse-start-answer.ts';
import type { Ports } from './ports/ports.ts';
import { joinPreparation } from './start/join-preparation.ts';
import { prepareExams } from './start/prepare-exams.ts';
import type { StartAsk } from './register/register-stream.ts';
import { findSavedClock } from './time/find-saved-clock.ts';
import { serverNow } from './ports/server-now.ts';
import { startStream } from './start/start-stream.ts';
import { withDeadline } from './ports/with-deadline.ts';

/** A run whose request never ends holds up the next for no longer. */
const prepareDeadlineMs = 60_000;

/** The exam engine of this device. One sheet per schedule is open at a time: opening it again closes the one before. */
export function createExamEngine(ports: Ports): ExamEngine {
  const opening = takeTurns();
  // One run's clean-up would delete what another is downloading.
  const preparing = takeTurns();
  /** What is fetched for later takes nothing from a sheet that is being opened, nor from what is looked at. */
  const calm = async (): Promise<void> => {
    await opening(() => Promise.resolve());
    await ports.idle();
  };
  const sheets = createOpenLembar(ports);
  const { flush } = sheets;

  async function startAttempt(jadwalUjianId: string, ask: StartAsk): Promise<ExamSession> {
    sheets.find(jadwalUjianId)?.close();
    const { held, started, clock } = await startStream(ports, jadwalUjianId, ask);
    void fetchAhead(ports, started, calm);
    return sheets.openSheet(jadwalUjianId, { held, met: true, clock });
  }

  /** Where no server answers, with what was prepared here; else as the server has it. */
  async function startAnyhow(jadwalUjianId: string, ask: StartAsk): Promise<ExamSession> {
    try {
      return await startAttempt(jadwalUjianId, ask);
    } catch (problem) {
      if (!(problem instanceof StartRefused) || problem.jenis !== 'putus') throw problem;
      const part = await loadOffline().catch(() => undefined);
      const held = await part?.startOffline(ports, jadwalUjianId, ask.token ?? '');
      if (!held) throw problem;
      return sheets.openSheet(jadwalUjianId, { held, met: false });
    }
  }

  async function resumeAttempt(jadwalUjianId: string): Promise<ExamSession | undefined> {
    const left = sheets.find(jadwalUjianId);
    const attempt = await findAttempt(ports.db, jadwalUjianId).catch(() => undefined);
    // Nobody opens another's sheet: after a sign-out its answers are only sent from here (S16).
    const isOwn = attempt?.akun === ports.akun() && attempt?.keadaan.status !== 'diarsipkan';
    // It was left for another page of the application, and has run on.
    if (isOwn && left?.isLeft && left.view().ujian_id === attempt?.ujian_id) return left;
    left?.close();
    if (attempt === undefined || !isOwn) return undefined;
    // Two databases, beside each other.
    const clock = findSavedClock(ports, attempt.ujian_id);
    const held = await HeldStream.load(ports, attempt.aliran);
    if (held === undefined || held.memory.stream.tersegel) return undefined;
    return sheets.openSheet(jadwalUjianId, { held, met: false, clock });
  }

  /** Attempts that nobody at this device goes on with: closed ones of others, and own ones with their receipt. */
  function isSettled(attempt: AttemptRow): boolean {
    if (sheets.isOpen(attempt)) return false;
    return attempt.keadaan.kode_terima !== null || (attempt.akun !== ports.akun() && !isLembarOpen(attempt));
  }

  async function seal(isMeant: (attempt: AttemptRow) => boolean): Promise<void> {
    const meant = (await listAttempts(ports.db)).filter(isMeant);
    if (meant.length === 0) return;
    const { sealStreams } = await import('./emergency/seal-streams.ts');
    if (await sealStreams(ports, meant)) void flush();
  }

  return {
    prepare: joinPreparation((jadwal, onState) =>
      preparing(async () => {
        const work = prepareExams(ports, jadwal, onState, calm);
        await withDeadline(ports.scheduler, prepareDeadlineMs, work).catch(() => undefined);
        // Not while a sheet is being opened: it would go on in a stream whose key is gone.
        await opening(() => seal(isSettled)).catch(() => undefined);
        const rest = prepareRest(ports, jadwal);
        await withDeadline(ports.scheduler, prepareDeadlineMs, rest).catch(() => undefined);
      }),
    ),
    isPrepared: (jadwalUjianId) => isReady(ports.db, jadwalUjianId).catch(() => false),
    readiness: async (jadwal) => (await loadOffline()).readReadiness(ports, jadwal),
    start: (jadwalUjianId, token, options) =>
      opening(() => startAnyhow(jadwalUjianId, { ...(token === undefined ? {} : { token }), ...options })),
    resume: (jadwalUjianId) => opening(() => resumeAttempt(jadwalUjianId)),
    flushAll: flush,
    seal: async () => {
      sheets.closeAll();
      await seal(() => true);
      await deleteBekalOfOthers(ports.db, undefined).catch(() => undefined);
    },
    findLeftOpen: async (akun) => (await sheets.findSender())?.findLeftOpen(akun),
    emergencyFile: async () => (await sheets.loadSender()).emergencyFile(sheets.memories()),
    listHeld: (akun = ports.akun()) => listHeld(ports, akun).catch(() => []),
  };
}

/** Loaded with what it needs, before the network goes. */
const loadOffline = () => import('./offline/offline-part.ts');

async function prepareRest(ports: Ports, jadwal: readonly PreparableExam[]): Promise<void> {
  const part = await loadOffline();
  await part.deleteOldPaket(ports, jadwal);
  await part.fetchKits(ports, jadwal);
}

/** Sheet and images of a started attempt, without waiting: each question asks again for what is missing. */
async function fetchAhead(ports: Ports, started: Started, calm: () => Promise<void>): Promise<void> {
  await bringMissingPaket(ports, started.paket, started.paket_alamat).catch(() => undefined);
  await calm();
  const missing = await listMissingGambar(ports.db, started.gambar).catch(() => started.gambar);
  for (const alamat of missing) {
    await calm();
    await bringGambar(ports, alamat).catch(() => undefined);
  }
}

async function listHeld(ports: Ports, akun: string | undefined): Promise<HeldAttempt[]> {
  const [streams, all, nowMs] = await Promise.all([
    listStreams(ports.db),
    listAttempts(ports.db),
    serverNow(ports),
  ]);
  const attempts = all.filter((attempt) => attempt.akun === akun && attempt.keadaan.status !== 'diarsipkan');
  // A clock that was set right since the server was heard ends nobody's exam.
  const serverMs = Math.min(ports.clock.nowMs(), nowMs);
  return attempts.map(({ jadwal_ujian_id, ujian_id, penutupan, keadaan }) => {
    const selesai = penutupan !== null || (keadaan.status !== 'mengerjakan' && keadaan.status !== 'siap');
    return {
      jadwal_ujian_id,
      ujian_id,
      belum_terkirim: streams
        .filter((row) => row.ujian_id === ujian_id && !row.dipindah)
        .reduce((sum, row) => sum + Math.max(0, row.seq - row.ack), 0),
      selesai,
      berjalan: !selesai && serverMs < keadaan.batas_akhir_ms,
    };
  });
}
