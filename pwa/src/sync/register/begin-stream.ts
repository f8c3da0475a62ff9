import type { Digest } from '@spmb/shared/sync/seal/digest.ts';
import type { StreamRow, LembarRow, OperationRow, AttemptRow } from '../../local-db/exam-rows.ts';
import { adoptState, isLembarOpen } from '../answer/adopt-state.ts';
import type { StreamMemory } from '../answer/apply-answer.ts';
import { bodyOf, draftOf, encodeNext, type Draft } from '../answer/encode-next.ts';
import { mergeLembar } from '../answer/merge-lembar.ts';
import type { Started } from '../answer/parse-start-answer.ts';

export interface BeginInput {
  digest: Digest;
  started: Started;
  /** The stream as drawn, before its first operation. */
  stream: StreamRow;
  jadwalUjianId: string;
  akun: string;
  /** What this device holds of the same attempt, with the stream that goes on in this one where it forked. */
  before: { memory: StreamMemory; forked: boolean } | undefined;
  nowMs: number;
}

/** A freshly registered stream: its start, what the forked one had not brought to the server, and the sheet. */
export function beginStream(input: BeginInput): StreamMemory {
  const { digest, started, before, nowMs } = input;
  const resent = before?.forked ? before.memory.operations.slice(before.memory.stream.ack).map(draftOf) : [];
  const elapsedMs = resent[0]?.elapsed_ms ?? started.keadaan.terpakai_ms;
  const start: Draft = {
    body: { jenis: 'mulai', paket: started.paket },
    elapsed_ms: elapsedMs,
    dinding_ms: nowMs,
  };
  const { server_id, generasi, ujian_id } = started;
  let head: StreamRow = { ...input.stream, ujian_id, server_id, generasi, epoch: started.keadaan.epoch };
  const operations: OperationRow[] = [];
  for (const draft of [start, ...resent.filter((one) => one.body.jenis !== 'mulai')]) {
    const encoded = encodeNext(digest, head, draft);
    head = encoded.stream;
    operations.push(encoded.operation);
  }
  const lain = before ? [...before.memory.lain, ...stayed(before)] : [];
  const lembar = lembarOf(input, [...lain, ...operations]);
  return { attempt: beginAttempt(input, operations), stream: head, operations, lain, lembar };
}

/** What a device holds of a stream after it was registered again, which brought the keys and the state of now. */
export function rejoinStream(memory: StreamMemory, started: Started): StreamMemory {
  const { generasi, aliran, keadaan, surat, kunci, jalan_ms, pesan = [] } = started;
  const news = { generasi, aliran, ack: memory.stream.ack, keadaan, surat, jalan_ms, pesan };
  const adopted = adoptState(memory.attempt, news);
  const place = { ujianId: started.ujian_id, nowMs: started.server_ms };
  const merged = mergeLembar(memory.lembar, [...memory.lain, ...memory.operations], started.lembar, place);
  const lembar = new Map([...memory.lembar, ...merged.lembar.map((row) => [row.butir, row] as const)]);
  const attempt = isLembarOpen(adopted) ? { ...adopted, kunci } : adopted;
  const epoch = keadaan.pemegang ? keadaan.epoch : memory.stream.epoch;
  return { ...memory, attempt, lembar, stream: { ...memory.stream, epoch, berakhir: !keadaan.pemegang } };
}

/** Operations that stay in the stream they were written in. */
const stayed = ({ memory, forked }: NonNullable<BeginInput['before']>): readonly OperationRow[] =>
  forked ? memory.operations.slice(0, memory.stream.ack) : memory.operations;

function beginAttempt(
  { started, before, jadwalUjianId, akun, nowMs }: BeginInput,
  operations: readonly OperationRow[],
): AttemptRow {
  const { ujian_id, server_id, generasi, mapel, sesi, paket, paket_alamat, urutan, kunci, aliran } = started;
  const { keadaan, surat, menit_minimum_selesai, opsi, jalan_ms, pesan = [] } = started;
  const finish = operations.findLast((one) => bodyOf(one)?.jenis === 'selesai');
  const closed = before?.forked && finish ? (before.memory.attempt.penutupan ?? null) : null;
  const attempt: AttemptRow = {
    ujian_id,
    akun,
    jadwal_ujian_id: jadwalUjianId,
    server_id,
    generasi,
    mapel,
    sesi,
    paket,
    paket_alamat,
    urutan,
    opsi,
    kunci,
    aliran,
    keadaan,
    surat,
    menit_minimum_selesai,
    dibuka_ms: nowMs,
    ...(jalan_ms > 0 && { gema_ms: jalan_ms }),
    pesan,
    dibaca: before?.memory.attempt.dibaca ?? [],
    penutupan: closed && finish ? { ...closed, aliran, seq: finish.seq } : null,
  };
  return isLembarOpen(attempt) ? attempt : { ...attempt, kunci: null };
}

/** The server's sheet over what this device showed before. */
function lembarOf(input: BeginInput, operations: readonly OperationRow[]): Map<string, LembarRow> {
  const { started, before } = input;
  const held = before?.memory.lembar ?? new Map<string, LembarRow>();
  const place = { ujianId: started.ujian_id, nowMs: started.server_ms };
  const merged = mergeLembar(held, operations, started.lembar, place);
  return new Map([...held, ...merged.lembar.map((row) => [row.butir, row] as const)]);
}
