import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, isCleanText } from './clean-text.ts';
import { letters } from './letter.ts';
import {
  encodeOperation,
  isWritable,
  operationTextMax,
  parseOperationBody,
  listOperationKinds,
  parseOperationHead,
  type BodyOf,
  type OperationBody,
  type OperationKind,
} from './operation.ts';

const head = {
  ujian_id: 'u1',
  aliran: 'a1',
  seq: 3,
  epoch: 1,
  elapsed_ms: 12_000,
  dinding_ms: 1_751_000_000_000,
};
const id = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
/** Examples of each kind. */
const examples: { [Kind in OperationKind]: fc.Arbitrary<BodyOf<Kind>> } = {
  mulai: fc.record({ jenis: fc.constant('mulai' as const), paket: id }),
  jawaban: fc.record({
    jenis: fc.constant('jawaban' as const),
    butir: id,
    pilihan: fc.constantFrom(null, ...letters),
  }),
  ragu: fc.record({ jenis: fc.constant('ragu' as const), butir: id, ragu: fc.boolean() }),
  peristiwa: fc.record(
    { jenis: fc.constant('peristiwa' as const), nama: id, rincian: id },
    { requiredKeys: ['jenis', 'nama'] },
  ),
  selesai: fc.record(
    {
      jenis: fc.constant('selesai' as const),
      sebab: fc.constantFrom('sendiri' as const, 'waktu_habis' as const),
      layar: id,
      boleh_ms: fc.nat(),
      beban_ms: fc.nat(),
    },
    { requiredKeys: ['jenis', 'sebab', 'layar', 'boleh_ms'] },
  ),
};
const body: fc.Arbitrary<OperationBody> = fc.oneof(...Object.values(examples));

describe('operations', () => {
  test('S3: what a device writes is read back', () => {
    fc.assert(
      fc.property(body, (one) => {
        const read = parseOperationHead(encodeOperation({ ...head, ...one }));
        expect(read).toMatchObject(head);
        expect(parseOperationBody(read ?? {})).toEqual(one);
      }),
    );
  });

  test('S3: no text whatever makes reading fail', () => {
    const field = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('jawaban', 'ragu', 'selesai', 'peristiwa', 'mulai'),
    );
    const names = fc.constantFrom(
      'jenis',
      'butir',
      'pilihan',
      'ragu',
      'seq',
      'epoch',
      'elapsed_ms',
      'ujian_id',
      'aliran',
      '__proto__',
    );
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(names, field).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (one) => {
        const read = parseOperationHead(one);
        if (read) parseOperationBody(read);
      }),
    );
  });

  test.each([
    ['no object', '[1]'],
    ['null', 'null'],
    ['seq 0', JSON.stringify({ ...head, seq: 0, jenis: 'mulai', paket: 'p' })],
    ['half a seq', JSON.stringify({ ...head, seq: 1.5, jenis: 'mulai', paket: 'p' })],
    ['negative exam time', JSON.stringify({ ...head, elapsed_ms: -1, jenis: 'mulai', paket: 'p' })],
    [
      'a number beyond what is exact',
      JSON.stringify({ ...head, elapsed_ms: 2 ** 60, jenis: 'mulai', paket: 'p' }),
    ],
    ['too long', JSON.stringify({ ...head, jenis: 'peristiwa', nama: 'x'.repeat(operationTextMax) })],
  ])('S3: a head with %s cannot be read', (_, text) => {
    expect(parseOperationHead(text)).toBeUndefined();
  });

  test.each([
    ['an unknown kind', { jenis: 'hapus' }],
    ['option F', { jenis: 'jawaban', butir: 'b', pilihan: 'F' }],
    ['a doubt that is no boolean', { jenis: 'ragu', butir: 'b', ragu: 1 }],
    ['a cause nobody knows', { jenis: 'selesai', sebab: 'paksa', layar: '', boleh_ms: 1 }],
    ['a finish without the allowance', { jenis: 'selesai', sebab: 'sendiri', layar: '' }],
    [
      'a finish whose charge is no number',
      { jenis: 'selesai', sebab: 'waktu_habis', layar: '', boleh_ms: 1, beban_ms: '1' },
    ],
    ['a kind from the prototype', { jenis: 'constructor' }],
  ])('S3: %s is no operation', (_, fields) => {
    expect(parseOperationBody(fields)).toBeUndefined();
  });

  test('S28: what no server could read is not written', () => {
    const event = { ...head, jenis: 'peristiwa' } as const;
    for (const wrong of [
      { nama: 'x'.repeat(operationTextMax) },
      { nama: 'x', elapsed_ms: 1.5 },
      { nama: 'x', seq: 0 },
    ])
      expect(() => encodeOperation({ ...event, ...wrong })).toThrow('no server reads');
    expect(() =>
      encodeOperation({
        ...head,
        jenis: 'selesai',
        sebab: 'waktu_habis',
        layar: '',
        boleh_ms: 1,
        beban_ms: 0.5,
      }),
    ).toThrow('no server reads');
  });

  test.each([
    ['a NUL goes', 'a\0b', 'ab'],
    ['half a pair becomes U+FFFD', 'a\ud83d', 'a\ufffd'],
    ['the other half too', '\ude00b', '\ufffdb'],
    ['halves in the wrong order are two', '\ude00\ud83d', '\ufffd\ufffd'],
    ['a NUL between the halves leaves the pair whole', '\ud83d\0\ude00', '😀'],
    ['a whole pair, a backslash and controls stay', '😀 \\u0000 \n\t\u0007', '😀 \\u0000 \n\t\u0007'],
  ])('S28: what is written is clean: %s', (_, typed, written) => {
    expect(cleanText(typed)).toBe(written);
    const text = encodeOperation({ ...head, jenis: 'peristiwa', nama: 'catatan', rincian: typed });
    expect(parseOperationBody(parseOperationHead(text) ?? {})).toMatchObject({ rincian: written });
    expect(isWritable(text)).toBe(true);
  });

  test('S28: any text is clean once it is cleaned, and clean text stays as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (typed) => {
          const written = cleanText(typed);
          expect(isCleanText(written)).toBe(true);
          expect(isCleanText(typed)).toBe(typed === written);
          expect(JSON.parse(JSON.stringify(written))).toBe(written);
          const body = { jenis: 'peristiwa', nama: 'catatan', rincian: typed } as const;
          expect(encodeOperation({ ...head, ...body })).toBe(
            JSON.stringify({ ...head, ...body, rincian: written }),
          );
        },
      ),
    );
  });

  test.each(['a\0', '\ud83d', '\ude00'])(
    'S28: %j is not written now, and is read where it was written before',
    (rincian) => {
      const body = { jenis: 'peristiwa', nama: 'catatan', rincian } as const;
      const text = JSON.stringify({ ...head, ...body });
      expect(isWritable(text)).toBe(false);
      expect(parseOperationBody(parseOperationHead(text) ?? {})).toEqual(body);
    },
  );

  test('S29: a kind to come is no operation of this version, and its head is read', () => {
    const read = parseOperationHead(JSON.stringify({ ...head, jenis: 'tanda_baru', butir: 'b1' }));
    expect(read).toMatchObject(head);
    expect(parseOperationBody(read ?? {})).toBeUndefined();
    expect(listOperationKinds()).not.toContain('tanda_baru');
  });
});
