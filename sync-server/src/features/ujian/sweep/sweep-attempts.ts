import type { AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { finalFromMs, type Acceptance } from '../attempt/acceptance.queries.ts';
import { lockAttempt } from '../attempt/attempt.queries.ts';
import { finishByServer } from '../finish/finish.mutations.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import { listPastLastMoment } from './sweep.queries.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };
const portion = 50;

/**
 * Moves attempts on that time alone moves: past the last moment they wait for what devices still hold;
 * past the time for late answers they are final, whether or not their room was closed before.
 */
export async function sweepAttempts(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const due = await listPastLastMoment(context.store.read, now);
  const moving = due.filter((row) => isBeforeEnd(row.status) || finalFromMs(row) < now);
  for (let i = 0; i < moving.length; i += portion)
    await Promise.all(moving.slice(i, i + portion).map((row) => moveOrReport(context, row)));
}

/** Under way, or held since its start and never released. */
const isBeforeEnd = (status: AttemptStatus): boolean => status === 'mengerjakan' || status === 'siap';

/** One attempt that cannot be moved stops none of the others; the next sweep tries it again. */
async function moveOrReport(context: Context, due: Acceptance): Promise<void> {
  try {
    await moveOn(context, due);
  } catch (error) {
    context.log.error({ err: error, ujian_id: due.id }, 'attempt not moved on');
  }
}

const moveOn = (context: Context, due: Acceptance): Promise<void> =>
  context.store.tx(system, async (tx) => {
    const now = context.clock.nowMs();
    const attempt = await lockAttempt(tx, due.id);
    if (!attempt || attempt.batas_akhir_ms >= now) return;
    const isOver = finalFromMs({ ...due, ...attempt }) < now;
    if (isOver && attempt.status !== 'final' && attempt.status !== 'diarsipkan') {
      const sebab = attempt.sebab_selesai ?? 'waktu_habis';
      // It ended at its last moment, whenever the sweep came by.
      const closed = await finishByServer(context, tx, attempt, 'final', sebab, attempt.batas_akhir_ms);
      publishAttempt(context, tx, closed);
    } else if (isBeforeEnd(attempt.status)) {
      const values = { status: 'menunggu_kiriman', versi: attempt.versi + 1 } as const;
      await saveAttempt(tx, attempt.id, values);
      publishAttempt(context, tx, { ...attempt, ...values });
    }
  });
