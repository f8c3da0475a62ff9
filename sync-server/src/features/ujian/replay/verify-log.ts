import { toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { drawButir } from '@spmb/shared/sync/seal/draw.ts';
import type { Reader } from '../../../db/store.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import type { Secrets } from '../../../server/secrets/secrets.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { keysInForce } from '../paket/koreksi-kunci.queries.ts';
import { getPaket } from '../paket/paket.queries.ts';
import type { Difference } from './replay-stream.ts';
import { replayAttempt } from './replay.ts';
import {
  listAttemptsAfter,
  listOperationsOfStream,
  listStrayOperations,
  listStreamsOfAttempt,
  listTindakanOfUjian,
} from './replay.queries.ts';

export interface VerifyReport {
  ujian: number;
  aliran: number;
  operasi: number;
  differences: Difference[];
}

type Paket = Awaited<ReturnType<typeof getPaket>>;

/** Replays the whole log of every attempt and compares; reads only. */
export async function verifyLog(read: Reader, secrets: Pick<Secrets, 'open'>): Promise<VerifyReport> {
  const report: VerifyReport = { ujian: 0, aliran: 0, operasi: 0, differences: [] };
  const known = new Map<string, Paket>();
  const getProvenPaket = async (ujianId: string, id: string): Promise<Paket> => {
    let row = known.get(id);
    if (!row) {
      row = await getPaket(read, id);
      known.set(id, row);
      if (toBase64Url(nativeDigest.sha256(utf8(row.isi))) !== id)
        report.differences.push({ ujian_id: ujianId, pesan: `paket ${id} tidak sama dengan sidiknya` });
    }
    return row;
  };
  for (const row of await listStrayOperations(read))
    report.differences.push({
      ujian_id: row.ujian_id,
      pesan: `operasi ${row.aliran_id}/${row.seq} tidak punya aliran`,
    });
  for (let after = ''; ;) {
    const page = await listAttemptsAfter(read, after, 200);
    for (const { attempt, rahasia_undian } of page) {
      const paket = await getProvenPaket(attempt.id, attempt.paket_id);
      const streams = [];
      for (const stream of await listStreamsOfAttempt(read, attempt.id)) {
        const operations = await listOperationsOfStream(read, stream.id);
        streams.push({ stream, operations });
        report.operasi += operations.length;
      }
      report.ujian++;
      report.aliran += streams.length;
      const acts = await listTindakanOfUjian(read, attempt.id);
      // A deleted schedule takes its seed along, and a restore may lose the sheet: the draw then stands unproven.
      const draws =
        rahasia_undian === null || attempt.paket_undian !== null
          ? [attempt.urutan]
          : drawsOf(attempt, paket, secrets.open(rahasia_undian));
      const keys = await keysInForce(read, paket.kunci_jawaban);
      report.differences.push(...replayAttempt({ attempt, streams, acts, keys, draws }));
    }
    const last = page.at(-1);
    if (!last) return report;
    after = last.attempt.id;
  }
}

/** Both lembar a draw can make: whether a schedule shuffles may change after a start, the drawn one does not (S20). */
function drawsOf(attempt: Attempt, paket: Paket, secret: Uint8Array): string[][] {
  const input = { secret, paketHash: paket.id, pesertaId: attempt.peserta_id, drawNumber: attempt.undian };
  return [true, false].map((shuffled) =>
    drawButir(
      nativeDigest,
      input,
      paket.bagian.map(({ butir, jumlah }) => ({ butir, count: jumlah, shuffled })),
    ),
  );
}
