import { keptUntilMs } from '@spmb/shared/sync/time/exam-time.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { findFirstStart, listOtherAttempts } from './first-start.queries.ts';
import type { JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';

/**
 * From when a start at `startMs` is late: the first start of his schedule in his room, but not before `sessionStartMs`, and
 * not before his own other exams of that session let him go. undefined: he is not late.
 */
export async function findLateFrom(
  context: Context,
  tx: Transaction,
  baris: JadwalOfPeserta['baris'],
  { startMs, sessionStartMs }: { startMs: number; sessionStartMs: number },
): Promise<number | undefined> {
  const firstMs = await findFirstStart(tx, baris);
  if (firstMs === undefined || startMs <= firstMs) return firstMs;
  const nowMs = context.clock.nowMs();
  const others = (await listOtherAttempts(tx, baris)).filter(({ mulai_ms }) => mulai_ms <= startMs);
  const keptMs = others.map((other) =>
    keptUntilMs(
      {
        finishedMs: other.status === 'selesai' || other.status === 'final' ? other.selesai_ms : null,
        lastMomentMs: other.batas_akhir_ms,
        // R of one that began without the server counts from its arrival: then all the time since counts.
        serverRanMs: other.mulai_luring
          ? nowMs - other.mulai_ms
          : context.state.ranMs() - other.jalan_awal_ms,
        pauseMaxMs: other.jeda_maks_ms,
        allowedMs: other.boleh_ms,
      },
      nowMs,
    ),
  );
  return Math.max(firstMs, sessionStartMs, ...keptMs);
}
