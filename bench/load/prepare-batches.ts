import { createHmac } from 'node:crypto';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import type { DeviceLog } from '../../integration/device-log.ts';
import type { Asked } from './drive-lanes.ts';
import { rawPost } from './raw-connection.ts';

export interface PreparedBatch extends Asked {
  /** Ack that its answer must carry. */
  ack: number;
}

/** Signed batches of a begun device, each with the next `operations` answers, as if every one before were acknowledged. */
export function prepareBatches(
  log: DeviceLog,
  count: number,
  operations: number,
  elapsedMs: number,
): PreparedBatch[] {
  const { urutan } = log.begun();
  return Array.from({ length: count }, () => {
    for (let i = 0; i < operations; i++) {
      const place = log.operations.length;
      const butir = urutan[place % urutan.length] ?? '';
      log.record({ jenis: 'jawaban', butir, pilihan: letters[(place * 7) % 5] ?? 'A' }, elapsedMs + place);
    }
    const { path, body, proof } = log.sign(log.batch(elapsedMs + log.operations.length));
    log.ack = log.operations.length;
    return {
      request: rawPost(path, body, { 'x-bukti': proof }),
      expected: `"ack":${log.ack},`,
      ack: log.ack,
    };
  });
}

/** Signs of life of a begun device, one after another. */
export const prepareSigns = (log: DeviceLog, count: number): Buffer[] => {
  const { versi } = log.begun().keadaan;
  return Array.from({ length: count }, (_, number) => {
    const body = `${number + 1} ${versi}`;
    return rawPost(`/api/sync-hidup/${log.aliran}`, body, {
      'x-bukti': createHmac('sha256', log.key).update(body).digest('base64url'),
    });
  });
};
