import type { Digest } from '@spmb/shared/sync/seal/digest.ts';
import type { AliranRow, LembarRow, OperasiRow, UjianRow } from '../../local-db/exam-rows.ts';
import { adoptState, isSheetOpen } from '../answer/adopt-state.ts';
import type { StreamMemory } from '../answer/apply-answer.ts';
import { bodyOf, draftOf, encodeNext, type Draft } from '../answer/encode-next.ts';
import { mergeLembar } from '../answer/merge-lembar.ts';
import type { Started } from '../answer/parse-start-answer.ts';

export interface BeginInput {
  digest: Digest;
  started: Started;
  /** The stream as drawn, before its first operation. */
  aliran: AliranRow;
  jadwalUjianId: string;
  akun: string;
  /** What this device holds of the same attempt, with the stream that goes on in this one where it forked. */
  before: { memory: StreamMemory; forked: boolean } | undefined;
  nowMs: number;
}

/** A freshly registered stream: its start, what the forked one had not brought to the server, and the sheet. */
export function beginStream(input: BeginInput): StreamMemory {
  const { digest, started, before, nowMs } = input;
  const resent = before?.forked ? before.memory.operasi.slice(before.memory.aliran.ack).map(draftOf) : [];
  const elapsedMs = resent[0]?.elapsed_ms ?? started.keadaan.terpakai_ms;
  const start: Draft = {
    body: { jenis: 'mulai', paket: started.paket },
    elapsed_ms: elapsedMs,
    dinding_ms: nowMs,
  };
  const { server_id, generasi, ujian_id } = started;
  let head: AliranRow = { ...input.aliran, ujian_id, server_id, generasi, epoch: started.keadaan.epoch };
  const operasi: OperasiRow[] = [];
  for (const draft of [start, ...resent.filter((one) => one.body.jenis !== 'mulai')]) {
    const encoded = encodeNext(digest, head, draft);
    head = encoded.aliran;
    operasi.push(encoded.operasi);
  }
  const lain = before ? [...before.memory.lain, ...stayed(before)] : [];
  const lembar = lembarOf(input, [...lain, ...operasi]);
  return { ujian: beginUjian(input, operasi), aliran: head, operasi, lain, lembar };
}

/** What a device holds of a stream after it was registered again, which brought the keys and the state of now. */
export function rejoinStream(memory: StreamMemory, started: Started): StreamMemory {
  const { generasi, aliran, keadaan, surat, kunci, jalan_ms, pesan = [] } = started;
  const news = { generasi, aliran, ack: memory.aliran.ack, keadaan, surat, jalan_ms, pesan };
  const adopted = adoptState(memory.ujian, news);
  const place = { ujianId: started.ujian_id, nowMs: started.server_ms };
  const merged = mergeLembar(memory.lembar, [...memory.lain, ...memory.operasi], started.lembar, place);
  const lembar = new Map([...memory.lembar, ...merged.lembar.map((row) => [row.butir, row] as const)]);
  const ujian = isSheetOpen(adopted) ? { ...adopted, kunci } : adopted;
  const epoch = keadaan.pemegang ? keadaan.epoch : memory.aliran.epoch;
  return { ...memory, ujian, lembar, aliran: { ...memory.aliran, epoch, berakhir: !keadaan.pemegang } };
}

/** Operations that stay in the stream they were written in. */
const stayed = ({ memory, forked }: NonNullable<BeginInput['before']>): readonly OperasiRow[] =>
  forked ? memory.operasi.slice(0, memory.aliran.ack) : memory.operasi;

function beginUjian(
  { started, before, jadwalUjianId, akun, nowMs }: BeginInput,
  operasi: readonly OperasiRow[],
): UjianRow {
  const { ujian_id, server_id, generasi, mapel, sesi, paket, paket_alamat, urutan, kunci, aliran } = started;
  const { keadaan, surat, menit_minimum_selesai, opsi, jalan_ms, pesan = [] } = started;
  const finish = operasi.findLast((one) => bodyOf(one)?.jenis === 'selesai');
  const closed = before?.forked && finish ? (before.memory.ujian.penutupan ?? null) : null;
  const ujian: UjianRow = {
    ...{
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
    },
    ...{ opsi, kunci, aliran, keadaan, surat, menit_minimum_selesai, dibuka_ms: nowMs },
    ...(jalan_ms > 0 && { gema_ms: jalan_ms }),
    ...{ pesan, dibaca: before?.memory.ujian.dibaca ?? [] },
    penutupan: closed && finish ? { ...closed, aliran, seq: finish.seq } : null,
  };
  return isSheetOpen(ujian) ? ujian : { ...ujian, kunci: null };
}

/** The server's sheet over what this device showed before. */
function lembarOf(input: BeginInput, operasi: readonly OperasiRow[]): Map<string, LembarRow> {
  const { started, before } = input;
  const held = before?.memory.lembar ?? new Map<string, LembarRow>();
  const place = { ujianId: started.ujian_id, nowMs: started.server_ms };
  const merged = mergeLembar(held, operasi, started.lembar, place);
  return new Map([...held, ...merged.lembar.map((row) => [row.butir, row] as const)]);
}
