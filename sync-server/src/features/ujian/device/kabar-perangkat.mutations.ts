import type { KabarPerangkat } from '@spmb/shared/absen/kabar-perangkat.schema.ts';
import { deviceNewsContract, type DeviceNews } from '@spmb/shared/sync/protocol/device-news.schema.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { kabarPerangkat } from './kabar-perangkat.table.ts';

export type StoredKabar = typeof kabarPerangkat.$inferSelect;

/** What a participant's device said of itself; what it did not speak of stays as it was. */
export async function saveKabar(
  tx: Transaction,
  pesertaId: string,
  kabar: DeviceNews & Pick<StoredKabar, 'perangkat' | 'pada_ms'> & Partial<StoredKabar>,
): Promise<StoredKabar | undefined> {
  const { baterai, mengisi, ruang_mb, tetap, perangkat, pada_ms, siap, bekal, selisih_ms, layak } = kabar;
  const readiness = siap && {
    siap,
    bekal: bekal ?? null,
    selisih_ms: selisih_ms ?? null,
    layak: layak ?? null,
  };
  const set = { baterai, mengisi, ruang_mb, tetap, perangkat, pada_ms, ...readiness };
  const rows = await tx
    .insert(kabarPerangkat)
    .values({ sekolah_id: schoolId, peserta_id: pesertaId, siap: [], ...set })
    .onConflictDoUpdate({ target: [kabarPerangkat.sekolah_id, kabarPerangkat.peserta_id], set })
    .returning();
  return rows[0];
}

/** The same as a row of the attendance list shows it; a sheet that was built anew since, at `paketMs`, is not there yet. */
export function shownKabar(
  kabar: StoredKabar | null | undefined,
  barisId: string,
  paketMs = 0,
): KabarPerangkat | null {
  if (!kabar) return null;
  const { perangkat, pada_ms, baterai, mengisi, ruang_mb, tetap, siap, bekal, selisih_ms, layak } = kabar;
  const isThere = siap.includes(barisId) && pada_ms >= paketMs;
  return {
    perangkat,
    pada_ms,
    baterai,
    mengisi,
    ruang_mb,
    tetap,
    selisih_ms,
    layak,
    siap: isThere,
    bekal: isThere && bekal?.includes(barisId) === true,
  };
}

/** Keeps the news that a batch carries, if it does; undefined: there are none, or they cannot be read. */
export async function takeKabar(
  tx: Transaction,
  attempt: Attempt,
  stream: Stream,
  sent: unknown,
): Promise<KabarPerangkat | null | undefined> {
  if (sent === undefined || attempt.status !== 'mengerjakan') return undefined;
  const news = deviceNewsContract.safeParse(sent);
  if (!news.success) return undefined;
  const { perangkat, kontak_ms } = stream;
  const stored = await saveKabar(tx, attempt.peserta_id, { ...news.data, perangkat, pada_ms: kontak_ms });
  return shownKabar(stored, attempt.jadwal_ujian_peserta_id);
}
