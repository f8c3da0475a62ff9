import { listStreams, listAttempts } from '../../local-db/exam-store.ts';
import { isLembarOpen } from '../answer/adopt-state.ts';
import type { LeftOpen } from '../ports/exam-session.ts';
import type { Ports } from '../ports/ports.ts';
import { serverNow } from '../ports/server-now.ts';

/**
 * A sheet of another account than `akun` that still takes answers here: it is open, its last moment has not passed by
 * the server's clock, and not all of its streams are sealed. undefined: none, or the disk cannot be read.
 */
export async function findLeftOpen(ports: Ports, akun: string): Promise<LeftOpen | undefined> {
  try {
    const unsealed = (await listStreams(ports.db)).filter(({ tersegel }) => !tersegel);
    const serverMs = await serverNow(ports);
    return (await listAttempts(ports.db)).find(
      (attempt) =>
        attempt.akun !== akun &&
        isLembarOpen(attempt) &&
        serverMs < attempt.keadaan.batas_akhir_ms &&
        unsealed.some(({ ujian_id }) => ujian_id === attempt.ujian_id),
    );
  } catch {
    return undefined;
  }
}
