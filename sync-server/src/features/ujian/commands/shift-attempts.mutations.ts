import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { allowanceAtStart } from '@spmb/shared/sync/time/exam-time.ts';
import { sessionSpan, type Zone } from '@spmb/shared/kernel/zone.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { renewAcceptance } from '../attempt/acceptance.mutations.ts';
import { lockAttempt } from '../attempt/attempt.queries.ts';
import { originAfterGrant, usedNow } from '../time/attempt-time.ts';
import { findLateFrom } from '../time/late-from.ts';
import { listRunning, type Running } from './running-attempts.queries.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import { ujian } from '../attempt/ujian.table.ts';

const minuteMs = 60_000;
const rowsPerUpdate = 500;

/**
 * Moves the last moment and the time for late answers of attempts under way, in a few statements whatever their number,
 * once the shift itself is recorded. Who was cut short by the end of the session gets what that took from him; who was
 * out of time only by it goes on. Answers how many there were.
 */
export async function shiftAttempts(
  context: Context,
  tx: Transaction,
  { menit, ruang, ...at }: TanggalSesi & { ruang: string; menit: number },
  zona: Zone,
): Promise<number> {
  const running = await listRunning(tx, at, ruang);
  const shiftMs = menit * minuteMs;
  for (let from = 0; from < running.length; from += rowsPerUpdate) {
    const ids = running.slice(from, from + rowsPerUpdate).map(({ id }) => id);
    await moveEnds(context, tx, ids, shiftMs);
    await renewAcceptance(tx, inArray(ujian.id, ids));
  }
  for (const one of running) {
    const moreMs = await allowanceGained(context, tx, one, shiftMs, zona);
    if (moreMs > 0 || one.status === 'menunggu_kiriman') await goOn(context, tx, one.id, shiftMs, moreMs);
  }
  return running.length;
}

async function moveEnds(context: Context, tx: Transaction, ids: string[], shiftMs: number): Promise<void> {
  const moved = await tx
    .update(ujian)
    .set({
      batas_akhir_ms: sql`${ujian.batas_akhir_ms} + ${shiftMs}`,
      versi: sql`${ujian.versi} + 1`,
    })
    .where(ofSchool(ujian, inArray(ujian.id, ids)))
    .returning({ id: ujian.id, versi: ujian.versi });
  tx.afterCommit(() => {
    for (const { id, versi } of moved) context.versions.note(id, versi);
  });
}

/** What the end of the session, as it was before, took from the minutes of who began so late. */
async function allowanceGained(
  context: Context,
  tx: Transaction,
  { mulai_ms, jadwal, baris, sesi, geser_menit }: Running,
  shiftMs: number,
  zona: Zone,
): Promise<number> {
  const { selesaiMs } = sessionSpan(baris.tanggal, sesi.jam_mulai, sesi.jam_selesai, zona);
  const sessionEndMs = selesaiMs + geser_menit * minuteMs;
  const durationMs = jadwal.waktu * minuteMs;
  const toleranceMs = jadwal.toleransi_menit * minuteMs;
  if (mulai_ms + durationMs <= sessionEndMs - shiftMs + toleranceMs) return 0;
  const before = { ...baris, percobaan: baris.percobaan - 1 };
  const given = (endMs: number, firstStartMs: number | undefined) =>
    allowanceAtStart({
      startMs: mulai_ms,
      durationMs,
      sessionEndMs: endMs,
      toleranceMs,
      grantedMs: 0,
      firstStartMs,
      lateness: jadwal.keterlambatan,
    }).allowedMs;
  const firstStartMs = await findLateFrom(context, tx, before, { startMs: mulai_ms, sessionStartMs: 0 });
  return given(sessionEndMs, firstStartMs) - given(sessionEndMs - shiftMs, firstStartMs);
}

/** Gives an attempt its minutes, and opens it again where only the end of the session had closed it. */
async function goOn(
  context: Context,
  tx: Transaction,
  id: string,
  shiftMs: number,
  moreMs: number,
): Promise<void> {
  const attempt = await lockAttempt(tx, id);
  if (!attempt) return;
  const boleh_ms = attempt.boleh_ms + moreMs;
  const isClosed = attempt.status === 'menunggu_kiriman';
  const before = { ...attempt, batas_akhir_ms: attempt.batas_akhir_ms - shiftMs };
  const opened = {
    status: 'mengerjakan',
    ...originAfterGrant(context, before),
  } as const;
  const hasTime =
    context.clock.nowMs() < attempt.batas_akhir_ms &&
    usedNow(context, { ...attempt, ...opened, boleh_ms }, undefined) < boleh_ms;
  const values = { boleh_ms, ...(isClosed && hasTime && opened) };
  await saveAttempt(tx, id, values);
  publishAttempt(context, tx, { ...attempt, ...values });
}
