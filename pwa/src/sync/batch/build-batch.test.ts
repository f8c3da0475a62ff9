import { fromUtf8, toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { nextLink } from '@spmb/shared/sync/stream/chain.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { batchBytesMax, batchOperationsMax, protocolVersion } from '@spmb/shared/sync/protocol/protocol.ts';
import { batchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StreamRow, OperationRow } from '../../local-db/exam-rows.ts';
import { buildBatch, bytesMax, emptyJejak, operationsMax, version } from './build-batch.ts';
import { encodeNext } from '../answer/encode-next.ts';

const start: StreamRow = {
  aliran: 'a'.repeat(22),
  jadwal_ujian_id: 'j',
  ujian_id: 'u',
  kunci: new Uint8Array(32),
  server_id: 's',
  generasi: 1,
  epoch: 1,
  seq: 0,
  jejak: emptyJejak,
  elapsed_ms: 0,
  ack: 0,
  dipindah: false,
  berakhir: false,
  tersegel: false,
  dibuat_ms: 0,
};

function buildStream(texts: readonly string[]): { aliran: StreamRow; operasi: OperationRow[] } {
  let stream = start;
  const operations = texts.map((rincian, index) => {
    const draft = {
      body: { jenis: 'peristiwa' as const, nama: 'x', rincian },
      elapsed_ms: index,
      dinding_ms: 0,
    };
    const next = encodeNext(portableDigest, stream, draft);
    stream = next.stream;
    return next.operation;
  });
  return { aliran: stream, operasi: operations };
}

const send = (stream: StreamRow, operations: readonly OperationRow[], gemaMs?: number) => {
  const batch = buildBatch(portableDigest, {
    ujianId: 'u',
    stream,
    operations,
    elapsedMs: 7.9,
    belumTerkirim: 0,
    versi: 0,
    gemaMs,
  });
  return { batch, request: batchRequest.parse(JSON.parse(fromUtf8(batch.body))) };
};

describe('batch', () => {
  test('the limits are those of the protocol', () => {
    expect([version, operationsMax, bytesMax]).toEqual([protocolVersion, batchOperationsMax, batchBytesMax]);
  });

  test('S4: a batch holds what follows the newest ack, in at most 50 operations and 48 kB, with a valid chain', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 130 }), fc.nat(140), (texts, ack) => {
        const { aliran, operasi } = buildStream(texts);
        const { batch, request } = send({ ...aliran, ack }, operasi);
        const from = Math.min(ack, operasi.length);
        expect(request.mulai_seq).toBe(from + 1);
        expect(batch.body.length).toBeLessThanOrEqual(48_000);
        expect(request.operasi).toEqual(
          operasi.slice(from, from + request.operasi.length).map((one) => one.teks),
        );
        // As many as fit: what follows the tip of a batch was made after it (S26).
        const next = operasi[batch.akhir]?.teks;
        const isFull = request.operasi.length === batchOperationsMax;
        const bytes = (teks: string) => JSON.stringify(teks).length * 4 + 1;
        expect(next === undefined || isFull || batch.body.length + bytes(next) > batchBytesMax).toBe(true);
        let link = fromBase64Url(request.jejak_sebelum) ?? new Uint8Array();
        for (const teks of request.operasi) link = nextLink(portableDigest, link, teks);
        expect(toBase64Url(link)).toBe(operasi[batch.akhir - 1]?.jejak ?? emptyJejak);
      }),
      { numRuns: 60 },
    );
  });

  test('S26: it names the tip of the stream, sent or not, and the newest answer heard, if one was', () => {
    const { aliran, operasi } = buildStream(Array.from({ length: 130 }, () => 'x'.repeat(900)));
    const tip = { ujung_seq: 130, ujung_jejak: operasi.at(-1)?.jejak };
    for (const ack of [0, 60, 130])
      expect(send({ ...aliran, ack }, operasi, 7_000).request).toMatchObject({ ...tip, gema_ms: 7_000 });
    expect(send(start, []).request).toMatchObject({ ujung_seq: 0, ujung_jejak: emptyJejak });
    expect(send(start, []).request).not.toHaveProperty('gema_ms');
    // What moved on to another stream is no part of this one any more.
    const moved = send({ ...aliran, ack: 60, dipindah: true }, operasi).request;
    expect(moved).toMatchObject({ ujung_seq: 60, ujung_jejak: operasi[59]?.jejak, operasi: [] });
  });

  test('S16: the proof covers the exact bytes', () => {
    const { aliran, operasi } = buildStream(['satu']);
    const { batch } = send(aliran, operasi);
    expect(batch.headers['x-bukti']).toBe(toBase64Url(portableDigest.hmacSha256(aliran.kunci, batch.body)));
  });

  test('S2: a stream whose operations moved on sends none of them again', () => {
    const { aliran, operasi } = buildStream(['satu', 'dua']);
    expect(send({ ...aliran, dipindah: true }, operasi).request.operasi).toEqual([]);
  });

  test('S7: elapsed_ms never falls along seq, whatever the acts say', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000), { minLength: 1 }), (times) => {
        let stream = start;
        let last = 0;
        for (const elapsed_ms of times) {
          const body = { jenis: 'ragu' as const, butir: 'b', ragu: true };
          const next = encodeNext(portableDigest, stream, { body, elapsed_ms, dinding_ms: 0 });
          const written = JSON.parse(next.operation.teks) as { elapsed_ms: number };
          expect(written.elapsed_ms).toBeGreaterThanOrEqual(Math.max(last, elapsed_ms));
          last = written.elapsed_ms;
          ({ stream } = next);
        }
      }),
    );
  });
});
