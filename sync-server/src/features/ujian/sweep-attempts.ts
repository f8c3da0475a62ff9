import type { AttemptStatus } from '@spmb/shared/sync/protocol.ts';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { lockAttempt } from './attempt.queries.ts';
import { finishByServer } from './finish.mutations.ts';
import { publishAttempt } from './publish-attempt.ts';
import { saveAttempt } from './save-attempt.mutations.ts';
import { listPastLastMoment } from './sweep.queries.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };
const portion = 50;

/**
 * Moves attempts on that time alone moves: past the last moment they wait for what devices still hold;
 * past the time for late answers they are final.
 */
export async function sweepAttempts(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const due = await listPastLastMoment(context.store.read, now);
  const moving = due.filter((row) => isBeforeEnd(row.status) || row.terima < now);
  for (let i = 0; i < moving.length; i += portion)
    await Promise.all(moving.slice(i, i + portion).map((row) => moveOrReport(context, row.id)));
}

/** Under way, or held since its start and never released. */
const isBeforeEnd = (status: AttemptStatus): boolean => status === 'mengerjakan' || status === 'siap';

/** One attempt that cannot be moved stops none of the others; the next sweep tries it again. */
async function moveOrReport(context: Context, id: string): Promise<void> {
  try {
    await moveOn(context, id);
  } catch (error) {
    context.log.error({ err: error, ujian_id: id }, 'attempt not moved on');
  }
}

const moveOn = (context: Context, id: string): Promise<void> =>
  context.store.tx(system, async (tx) => {
    const now = context.clock.nowMs();
    const attempt = await lockAttempt(tx, id);
    if (!attempt || attempt.batas_akhir_ms >= now) return;
    if (attempt.terima_sampai_ms < now && attempt.status !== 'final' && attempt.status !== 'diarsipkan') {
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
