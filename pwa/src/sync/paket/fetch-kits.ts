import { bekal } from '@spmb/shared/ujian/calls.ts';
import { deleteBekal, deleteBekalOfOthers, findBekal, saveBekal } from '../../local-db/bekal-store.ts';
import { kitVersion } from '@spmb/shared/sync/protocol/offline-kit.ts';
import type { BekalRow } from '../../local-db/exam-rows.ts';
import type { PreparableExam } from '../ports/exam-session.ts';
import { loginHeaders } from './fetch-sealed.ts';
import { isCount, isFields, isText, parseSurat } from '../answer/parse-attempt-state.ts';
import type { Ports } from '../ports/ports.ts';

/**
 * Fetches ahead what begins the exams of the account signed in here without the server. It is readable with the kode
 * luring only (S17). A kit stays until the server gives another one for the row, or says that none is needed.
 */
export async function fetchKits(ports: Ports, jadwal: readonly PreparableExam[]): Promise<void> {
  const akun = ports.akun();
  await deleteBekalOfOthers(ports.db, akun);
  if (akun === undefined) return;
  for (const { jadwal_ujian_id, paket, percobaan, ujian_id } of jadwal) {
    if (ujian_id) await deleteBekal(ports.db, jadwal_ujian_id);
    if (paket === null || percobaan === undefined || ujian_id) continue;
    const held = await findBekal(ports.db, jadwal_ujian_id);
    if (held && isFresh(held, paket.id, percobaan)) continue;
    const headers = await loginHeaders(ports);
    const { body } = await ports.transport.post(bekal.path, { jadwal_ujian_id }, headers);
    const kit = parseKit(body);
    if (kit) await saveBekal(ports.db, { ...kit, jadwal_ujian_id, akun, paket: paket.id, percobaan });
    else if (isFields(body) && body['status'] === false) await deleteBekal(ports.db, jadwal_ujian_id);
  }
}

/** Whether a kit begins that attempt of that sheet, and proves that its code was known: older ones do not (S25). */
export const isFresh = (kit: BekalRow, paket: string, percobaan: number | undefined): boolean =>
  kit.versi === kitVersion && kit.paket === paket && kit.percobaan === percobaan;

type Kit = Pick<BekalRow, 'garam' | 'izin' | 'isi' | 'versi'>;

function parseKit(body: unknown): Kit | undefined {
  if (!isFields(body)) return undefined;
  const { versi, garam, isi } = body;
  // A permission travels as a surat does: text and MAC.
  const izin = parseSurat(body['izin']);
  return isText(garam) && isText(isi) && izin
    ? { garam, izin, isi, ...(isCount(versi) && { versi }) }
    : undefined;
}
