import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toBase64Url, utf8 } from '../../kernel/text/bytes.ts';
import { chainStart, nextLink } from '../stream/chain.ts';
import { deviceNewsContract } from './device-news.schema.ts';
import { portableDigest } from '../seal/digest.ts';
import { parseOperationBody, parseOperationHead } from '../stream/operation.ts';
import { batchBytesMax, batchOperationsMax, protocolVersion } from './protocol.ts';
import { batchRequest, streamRegistration } from './protocol.schema.ts';

/**
 * Hash of the shape of the messages that devices send, for each protocol version. A change of the shape needs a
 * new version here, in protocol.ts and in SPEC.md, and a recorded message of the old one below. Only a field that may be
 * missing, and that servers of before ignore, leaves the version as it is.
 */
const wireHashes: Record<number, string> = {
  1: 'SOQCy_XZU_53Bqp9uKGvROCMDKd8GJL9L2wPBrVpmO4',
  2: 'w8z1hZvNm87grdzvfVcfCT_FwTneXaaXKYgBKfVaW3g',
};

/** Messages as devices of each version sent them, with the key of their stream (all bytes 5) and its proof. */
const recorded = [
  {
    v: 1,
    body: `{"v":1,"ujian_id":"1jz3kq8vg0000000000000","aliran":"AAAAAAAAAAAAAAAAAAAAAA","jejak_sebelum":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","mulai_seq":1,"operasi":["{\\"ujian_id\\":\\"1jz3kq8vg0000000000000\\",\\"aliran\\":\\"AAAAAAAAAAAAAAAAAAAAAA\\",\\"seq\\":1,\\"epoch\\":1,\\"elapsed_ms\\":4200,\\"dinding_ms\\":1751330000000,\\"jenis\\":\\"jawaban\\",\\"butir\\":\\"b1\\",\\"pilihan\\":\\"C\\"}","{\\"ujian_id\\":\\"1jz3kq8vg0000000000000\\",\\"aliran\\":\\"AAAAAAAAAAAAAAAAAAAAAA\\",\\"seq\\":2,\\"epoch\\":1,\\"elapsed_ms\\":9000,\\"dinding_ms\\":1751330005000,\\"jenis\\":\\"selesai\\",\\"sebab\\":\\"sendiri\\",\\"layar\\":\\"x\\",\\"boleh_ms\\":3600000}"],"elapsed_ms":9100,"belum_terkirim":2,"versi":1}`,
    bukti: 'NPkD2pw_2idPAJQrkmFv6RT2TLd-dbf3z1MLp8En5-s',
    jejak: '0_AcVPWk6eYMp__QLHt4ZfUgQtk4WbR_Kpp7Hpkf9zw',
  },
  {
    v: 2,
    body: `{"v":2,"ujian_id":"1jz3kq8vg0000000000000","aliran":"AAAAAAAAAAAAAAAAAAAAAA","jejak_sebelum":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","mulai_seq":1,"operasi":["{\\"ujian_id\\":\\"1jz3kq8vg0000000000000\\",\\"aliran\\":\\"AAAAAAAAAAAAAAAAAAAAAA\\",\\"seq\\":1,\\"epoch\\":1,\\"elapsed_ms\\":4200,\\"dinding_ms\\":1751330000000,\\"jenis\\":\\"jawaban\\",\\"butir\\":\\"b1\\",\\"pilihan\\":\\"C\\"}","{\\"ujian_id\\":\\"1jz3kq8vg0000000000000\\",\\"aliran\\":\\"AAAAAAAAAAAAAAAAAAAAAA\\",\\"seq\\":2,\\"epoch\\":1,\\"elapsed_ms\\":9000,\\"dinding_ms\\":1751330005000,\\"jenis\\":\\"selesai\\",\\"sebab\\":\\"sendiri\\",\\"layar\\":\\"x\\",\\"boleh_ms\\":3600000}"],"elapsed_ms":9100,"belum_terkirim":2,"versi":1,"ujung_seq":2,"ujung_jejak":"0_AcVPWk6eYMp__QLHt4ZfUgQtk4WbR_Kpp7Hpkf9zw","gema_ms":8000}`,
    bukti: 'Ee3-X6OHUabQFKGkFx31B3bXZpQpgDBYt2TXnqiah8s',
    jejak: '0_AcVPWk6eYMp__QLHt4ZfUgQtk4WbR_Kpp7Hpkf9zw',
  },
];

describe('wire', () => {
  test('P12: the shape of the messages belongs to their protocol version', () => {
    const shapes = [batchRequest, streamRegistration].map((schema) =>
      z.toJSONSchema(schema, { io: 'input' }),
    );
    expect(toBase64Url(portableDigest.sha256(utf8(JSON.stringify(shapes))))).toBe(
      wireHashes[protocolVersion],
    );
  });

  test.each(recorded)('P12: a batch recorded from version $v is understood', ({ body, bukti, jejak }) => {
    const request = batchRequest.parse(JSON.parse(body));
    expect(createHmac('sha256', new Uint8Array(32).fill(5)).update(body).digest('base64url')).toBe(bukti);
    expect(
      toBase64Url(request.operasi.reduce((link, text) => nextLink(portableDigest, link, text), chainStart())),
    ).toBe(jejak);
    const bodies = request.operasi.map((text) => parseOperationBody(parseOperationHead(text) ?? {}));
    expect(bodies).toEqual([
      { jenis: 'jawaban', butir: 'b1', pilihan: 'C' },
      { jenis: 'selesai', sebab: 'sendiri', layar: 'x', boleh_ms: 3_600_000 },
    ]);
  });

  test('S21: news of the device may come along; whatever stands there, the batch itself is read', () => {
    const good = JSON.parse(recorded[0]?.body ?? '') as object;
    const kabar = { baterai: 40, mengisi: false, ruang_mb: 812, tetap: null };
    expect(batchRequest.parse({ ...good, kabar })).toMatchObject({ ...good, kabar });
    expect(deviceNewsContract.safeParse(kabar).success).toBe(true);
    expect(batchRequest.parse({ ...good, kabar: 'penuh' })).toMatchObject(good);
    expect(deviceNewsContract.safeParse({ ...kabar, baterai: 140 }).success).toBe(false);
  });

  test('P12: every version has a recorded batch', () => {
    expect([...new Set(recorded.map(({ v }) => String(v)))]).toEqual(Object.keys(wireHashes));
  });

  test('S2: the largest batch the protocol allows fits its byte limit with usual operations', () => {
    const { operasi } = batchRequest.parse(JSON.parse(recorded[0]?.body ?? ''));
    expect(JSON.stringify(Array(batchOperationsMax).fill(operasi[0])).length).toBeLessThan(batchBytesMax);
  });

  test.each([
    ['an aliran of another length', { aliran: 'A' }],
    ['no hash', { jejak_sebelum: '' }],
    ['seq 0', { mulai_seq: 0 }],
    ['more than 50 operations', { operasi: Array(51).fill('{}') }],
    ['negative time', { elapsed_ms: -1 }],
    ['a version to come', { v: protocolVersion + 1 }],
    ['no version', { v: 0 }],
  ])('S3: an envelope with %s is refused as a whole', (_, changes) => {
    const good = JSON.parse(recorded[0]?.body ?? '') as object;
    expect(batchRequest.safeParse(good).success).toBe(true);
    expect(batchRequest.safeParse({ ...good, ...changes }).success).toBe(false);
  });
});
