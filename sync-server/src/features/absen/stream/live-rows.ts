import { statusHadirOf } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { localTime, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Patch } from '../../../live/live-hub.ts';

/** Changed fields of an attempt as changed fields of an attendance row. */
export function rowPatch({ mulai_ms, selesai_ms, status, ...patch }: Patch, zona: Zone): Patch {
  const row: Patch = { ...patch };
  if (typeof status === 'string')
    Object.assign(row, { keadaan: status, status: statusHadirOf(status as AttemptStatus) });
  if (mulai_ms !== undefined)
    row['jam_masuk'] = typeof mulai_ms === 'number' ? localTime(mulai_ms, zona) : null;
  if (selesai_ms !== undefined)
    Object.assign(row, {
      selesai_ms,
      jam_keluar: typeof selesai_ms === 'number' ? localTime(selesai_ms, zona) : null,
    });
  return row;
}
