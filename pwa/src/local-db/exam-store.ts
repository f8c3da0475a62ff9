import type { DeviceDb } from './device-db.ts';
import type { AliranRow, LembarRow, OperasiRow, UjianRow } from './exam-rows.ts';

/** One stream with everything about its attempt. */
export interface StoredStream {
  ujian: UjianRow;
  aliran: AliranRow;
  /** Operations of this stream by seq, from 1. */
  operasi: OperasiRow[];
  /** Operations of the attempt's other streams, oldest stream first. */
  lain: OperasiRow[];
  lembar: LembarRow[];
}

/** A stream with its attempt; undefined: one of them is not on this device. */
export async function findStream(db: DeviceDb, aliranId: string): Promise<StoredStream | undefined> {
  return db.transaction('r', db.ujian, db.aliran, db.operasi, db.lembar, async () => {
    const aliran = await db.aliran.get(aliranId);
    const ujian = aliran?.ujian_id ? await db.ujian.get(aliran.ujian_id) : undefined;
    if (aliran === undefined || ujian === undefined) return undefined;
    const streams = await db.aliran.where('ujian_id').equals(ujian.ujian_id).sortBy('dibuat_ms');
    const lain: OperasiRow[] = [];
    for (const other of streams) {
      if (other.aliran === aliranId) continue;
      const rows = await db.operasi.where('aliran').equals(other.aliran).sortBy('seq');
      lain.push(...rows.filter((row) => !other.dipindah || row.terkirim_ms !== null));
    }
    const operasi = await db.operasi.where('aliran').equals(aliranId).sortBy('seq');
    const lembar = await db.lembar.where('ujian_id').equals(ujian.ujian_id).toArray();
    return { ujian, aliran, operasi: operasi.filter((row) => row.seq <= aliran.seq), lain, lembar };
  });
}

/** The newest attempt of a schedule on this device. */
export async function findUjian(db: DeviceDb, jadwalUjianId: string): Promise<UjianRow | undefined> {
  const rows = await db.ujian.where('jadwal_ujian_id').equals(jadwalUjianId).toArray();
  return rows.sort((a, b) => b.keadaan.percobaan - a.keadaan.percobaan)[0];
}

/** A stream of the schedule that can still be registered or written to; the newest first. */
export async function findOpenAliran(db: DeviceDb, jadwalUjianId: string): Promise<AliranRow | undefined> {
  const rows = await db.aliran.where('jadwal_ujian_id').equals(jadwalUjianId).toArray();
  return rows.filter((row) => !row.berakhir && !row.dipindah).sort((a, b) => b.dibuat_ms - a.dibuat_ms)[0];
}

export async function saveAliran(db: DeviceDb, aliran: AliranRow): Promise<void> {
  await db.aliran.put(aliran);
}

/** Streams that stand on this device with a registered attempt. */
export async function listStreams(db: DeviceDb): Promise<AliranRow[]> {
  return (await db.aliran.toArray()).filter((row) => row.ujian_id !== null);
}

export async function listUjian(db: DeviceDb): Promise<UjianRow[]> {
  return db.ujian.toArray();
}
