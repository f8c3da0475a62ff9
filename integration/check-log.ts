import { toTravel } from '@spmb/shared/sync/stream/registers.ts';
import { emptyLembar, valuesOf } from '@spmb/shared/sync/stream/lembar.ts';
import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { openReader } from '../sync-server/src/db/open/open-reader.ts';
import { listOperationsOfStream } from '../sync-server/src/features/ujian/replay/replay.queries.ts';
import { ujian } from '../sync-server/src/features/ujian/attempt/ujian.table.ts';
import type { DeviceLog } from './device-log.ts';

/** Operations that a device saw acknowledged, against the database: everything that is not there once, in place, with its exact text. */
export async function findLosses(
  dataDir: string,
  devices: { log: DeviceLog; acknowledged: number }[],
  databaseUrl?: string,
): Promise<string[]> {
  const { read, close } = await openReader(dataDir, databaseUrl);
  const losses: string[] = [];
  const attempts = new Map((await read.select().from(ujian)).map((row) => [row.id, row]));
  for (const { log, acknowledged } of devices) {
    const rows = await listOperationsOfStream(read, log.aliran);
    const name = `stream ${log.aliran}`;
    for (let seq = 1; seq <= acknowledged; seq++) {
      const row = rows[seq - 1];
      if (row?.seq !== seq || row.teks !== log.operations[seq - 1])
        losses.push(`${name}: operation ${seq} is not stored`);
      else if (row.jejak !== toBase64Url(log.links[seq] as Uint8Array))
        losses.push(`${name}: chain broken at ${seq}`);
    }
    if (rows.length > log.operations.length)
      losses.push(`${name}: ${rows.length} rows for ${log.operations.length} operations`);
    if (acknowledged < log.operations.length) continue;
    const lembar = attempts.get(log.begun().ujian_id)?.lembar ?? emptyLembar;
    for (const butir of log.begun().urutan) {
      const wanted = toTravel(log.shown(butir)).join();
      const stored = toTravel(valuesOf(lembar, butir)).join();
      if (wanted !== stored) losses.push(`${name}: ${butir} shows ${wanted}, stored ${stored}`);
    }
  }
  await close();
  return losses;
}
