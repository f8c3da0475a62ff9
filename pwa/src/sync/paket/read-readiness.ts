import type { Kesiapan } from '@spmb/shared/ujian/kesiapan.schema.ts';
import { findBekal } from '../../local-db/bekal-store.ts';
import { isFresh } from './fetch-kits.ts';
import { isReady } from '../../local-db/paket-store.ts';
import { findServer } from '../../local-db/perangkat.ts';
import type { PreparableExam } from '../ports/exam-session.ts';
import type { Ports } from '../ports/ports.ts';

/** How ready this device is: what its browser tells, its clock, which sheets stand here whole, and which can begin alone. */
export async function readReadiness(ports: Ports, jadwal: readonly PreparableExam[]): Promise<Kesiapan> {
  const siap: string[] = [];
  const bekal: string[] = [];
  for (const { jadwal_ujian_id, paket, percobaan } of jadwal) {
    if (!paket || !(await isReady(ports.db, jadwal_ujian_id, paket.id).catch(() => false))) continue;
    siap.push(jadwal_ujian_id);
    const kit = await findBekal(ports.db, jadwal_ujian_id).catch(() => undefined);
    if (kit && isFresh(kit, paket.id, percobaan)) bekal.push(jadwal_ujian_id);
  }
  const server = await findServer(ports.db).catch(() => undefined);
  const news = await ports.news.look();
  return {
    ...(news ?? { baterai: null, mengisi: null, ruang_mb: null, tetap: null }),
    siap,
    bekal,
    selisih_ms: server?.selisih_ms ?? null,
    // Of the age of browsers on which the sheet was tried; a document of a test has no styles.
    layak: 'findLast' in Array.prototype,
  };
}
