import { syncBatch } from '@spmb/shared/ujian/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import type { sealedBatchType } from '@spmb/shared/sync/protocol/protocol.ts';
import type { StreamRow, AttemptRow } from '../../local-db/exam-rows.ts';
import { findParcel, writeSealedAnswer } from '../../local-db/parcel-store.ts';
import { deleteStream } from '../../local-db/write-answers.ts';
import { adoptState } from '../answer/adopt-state.ts';
import { trustedAck } from '../answer/apply-answer.ts';
import { isOtherLife } from '../answer/is-other-life.ts';
import { tellSealedStart } from '../offline/tell-start.ts';
import { tellSurat } from '../offline/tell-surat.ts';
import { postBatch } from '../batch/post-batch.ts';
import { parseBatchAnswer } from '../answer/parse-batch-answer.ts';
import type { Ports } from '../ports/ports.ts';

const contentType: typeof sealedBatchType = 'application/octet-stream';

/** Sends the parcels of a sealed stream from the newest ack on. false: something unsent stays here. */
export async function sendSealed(ports: Ports, ujian: AttemptRow, stream: StreamRow): Promise<boolean> {
  const { ujian_id } = ujian;
  if (stream.mulai && !(await tellSealedStart(ports, stream))) return false;
  let [head, attempt, isTold] = [stream, ujian, false];
  for (;;) {
    const parcel = await findParcel(ports.db, head.aliran, head.ack + 1);
    if (parcel === undefined) return true;
    const { mulai, akhir, bukti, isi } = parcel;
    const headers = { 'content-type': contentType, 'x-bukti': bukti };
    const response = await postBatch(ports, {
      path: at(syncBatch, { ujian_id, aliran: head.aliran }).path,
      body: isi,
      headers,
    });
    const expected = { server_id: head.server_id, ujian_id, aliran: head.aliran };
    const answer = response?.httpStatus === 200 ? parseBatchAnswer(response.body, expected) : undefined;
    if (response && !isTold && isOtherLife(attempt, response.httpStatus, answer)) {
      isTold = true;
      const told = await tellSurat(ports, attempt, stream.elapsed_ms);
      if (told === 'sampai') continue;
      if (told === 'putus') return head.ack >= head.seq;
    }
    if (answer === undefined) return head.ack >= head.seq;
    const before = head.ack;
    const ack = trustedAck(head, answer, { mulai, akhir });
    head = { ...head, ack, generasi: Math.max(head.generasi, answer.generasi) };
    attempt = adoptState(attempt, answer);
    const isDone = ack >= head.seq || head.dipindah;
    if (answer.boleh_hapus && isDone) await deleteStream(ports.db, head.aliran);
    else await writeSealedAnswer(ports.db, head, attempt);
    // A restored server asks for the first again: then the ack falls once, and the sending goes on.
    if (isDone || ack === before) return isDone;
  }
}
