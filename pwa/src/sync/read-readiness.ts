import type { Kesiapan } from '@spmb/shared/ujian/kesiapan.ts';
import { isReady } from '../local-db/paket-store.ts';
import { findServer } from '../local-db/perangkat.ts';
import type { PreparableExam } from './exam-session.ts';
import type { Ports } from './ports.ts';

/** How ready this device is: what its browser tells, its clock, and which sheets stand here whole. */
export async function readReadiness(ports: Ports, jadwal: readonly PreparableExam[]): Promise<Kesiapan> {
  const siap: string[] = [];
  for (const { jadwal_ujian_id, paket } of jadwal)
    if (paket && (await isReady(ports.db, jadwal_ujian_id, paket.id).catch(() => false)))
      siap.push(jadwal_ujian_id);
  const server = await findServer(ports.db).catch(() => undefined);
  const news = await ports.news.look();
  return {
    ...(news ?? { baterai: null, mengisi: null, ruang_mb: null, tetap: null }),
    siap,
    selisih_ms: server?.selisih_ms ?? null,
    // Of the age of browsers on which the sheet was tried; a document of a test has no styles.
    layak: 'findLast' in Array.prototype,
  };
}
