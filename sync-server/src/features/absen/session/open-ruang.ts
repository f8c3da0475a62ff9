import { heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import type { HasilOpenRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { reopenRuang, type Tempat } from '../../jadwal-ujian/ruang/penutupan-ruang.mutations.ts';
import type { Act } from '../../ujian/commands/act-log.mutations.ts';
import { releaseHeldStart } from '../../ujian/commands/release-held-start.mutations.ts';
import { renewAcceptance } from '../../ujian/attempt/acceptance.mutations.ts';
import { attemptsOfRuang, lockRuang } from './lock-ruang.queries.ts';
import { listAbsen, ofRuang, type AbsenSource } from '../rows/absen.queries.ts';
import { listTertahan, named } from './tertahan-ruang.queries.ts';

/**
 * Opens a closed room again: who was absent may begin, answers count as the schedule says, and whose exam began without
 * the server and arrived meanwhile goes on, on record, where it has time left (S27). Answers who that is, and what the
 * room held while it was closed. An open one stays as it is.
 */
export async function openRuang(
  context: Context,
  tx: Transaction,
  tempat: Tempat,
  act: Act,
): Promise<HasilOpenRuang> {
  await lockRuang(tx, tempat);
  const isOpened = await reopenRuang(tx, context.clock.nowMs(), tempat, act.alasan);
  if (isOpened) await renewAcceptance(tx, attemptsOfRuang(tx, tempat));
  const rows = await listAbsen(tx, tempat.tanggal, tempat.jadwal_ujian_sesi_id, ofRuang(tempat.ruang));
  const released: AbsenSource[] = [];
  for (const row of isOpened ? rows.filter(waitsForRuang) : [])
    if (await goesOn(context, tx, row, act)) released.push(row);
  const tertahan = await listTertahan(tx, tempat, ofRuang(tempat.ruang));
  return { dilanjutkan: released.map(named), tertahan };
}

/** Held for the closed room only. */
const waitsForRuang = ({ attempt }: AbsenSource): boolean =>
  attempt !== null && heldReasonOf(attempt) === 'ruang_ditutup';

/** Answers false where no time is left: what was held is for staff to decide. */
async function goesOn(context: Context, tx: Transaction, { baris }: AbsenSource, act: Act): Promise<boolean> {
  try {
    await releaseHeldStart(context, tx, baris, act);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
