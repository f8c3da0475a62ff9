import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  encodeOperation,
  letters,
  operationTextMax,
  parseOperationBody,
  parseOperationHead,
  type OperationBody,
} from './operation.ts';

const head = {
  ujian_id: 'u1',
  aliran: 'a1',
  seq: 3,
  epoch: 1,
  elapsed_ms: 12_000,
  dinding_ms: 1_751_000_000_000,
};
const id = fc.string({ minLength: 1, maxLength: 40 });
const body: fc.Arbitrary<OperationBody> = fc.oneof(
  fc.record({ jenis: fc.constant('mulai' as const), paket: id }),
  fc.record({
    jenis: fc.constant('jawaban' as const),
    butir: id,
    pilihan: fc.constantFrom(null, ...letters),
  }),
  fc.record({ jenis: fc.constant('ragu' as const), butir: id, ragu: fc.boolean() }),
  fc.record(
    { jenis: fc.constant('peristiwa' as const), nama: id, rincian: id },
    { requiredKeys: ['jenis', 'nama'] },
  ),
  fc.record(
    {
      jenis: fc.constant('selesai' as const),
      sebab: fc.constantFrom('sendiri' as const, 'waktu_habis' as const),
      layar: id,
      boleh_ms: fc.nat(),
      beban_ms: fc.nat(),
    },
    { requiredKeys: ['jenis', 'sebab', 'layar', 'boleh_ms'] },
  ),
);

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
    ['seq 0', encodeOperation({ ...head, seq: 0, jenis: 'mulai', paket: 'p' })],
    ['half a seq', encodeOperation({ ...head, seq: 1.5, jenis: 'mulai', paket: 'p' })],
    ['negative exam time', encodeOperation({ ...head, elapsed_ms: -1, jenis: 'mulai', paket: 'p' })],
    [
      'a number beyond what is exact',
      encodeOperation({ ...head, elapsed_ms: 2 ** 60, jenis: 'mulai', paket: 'p' }),
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
});
