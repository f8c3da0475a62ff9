import { deleteUnusedPaket } from '../../local-db/delete-unused-paket.ts';
import type { PreparableExam } from '../ports/exam-session.ts';
import type { Ports } from '../ports/ports.ts';

/** Sheets that nobody at this device will sit any more are kept this long. */
const keptForMs = 7 * 24 * 3_600_000;

/** Makes room on the device; `jadwal`: all exams of who is signed in. */
export async function deleteOldPaket(ports: Ports, jadwal: readonly PreparableExam[]): Promise<void> {
  const sinceMs = ports.clock.nowMs() - keptForMs;
  // The list holds the participant's past exams as well; one that is open stays, whatever this device's clock says.
  const listed = jadwal.flatMap(({ jadwal_ujian_id, paket, aktif, selesai_ms }) =>
    paket && (aktif || selesai_ms >= sinceMs) ? { jadwal_ujian_id, paket } : [],
  );
  await deleteUnusedPaket(ports.db, listed, sinceMs).catch(() => undefined);
}
