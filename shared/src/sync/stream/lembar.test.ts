import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeCounted } from './merge.ts';
import type { OperationBody } from './operation.ts';
import {
  emptyValues,
  parseValues,
  signs,
  toTravel,
  type QuestionValues,
  type RegisterName,
  type RegisterWrite,
} from './registers.ts';
import {
  decodeRegisters,
  emptyLembar,
  encodeRegisters,
  rankOf,
  lembarValues,
  withWrite,
  type Rank,
} from './lembar.ts';
import { letters } from './letter.ts';

const answer = (butir: string, pilihan: 'A' | 'B' | 'C' | 'E' | null): OperationBody => ({
  jenis: 'jawaban',
  butir,
  pilihan,
});
const mark = (butir: string, ragu: boolean): OperationBody => ({ jenis: 'ragu', butir, ragu });

const write: fc.Arbitrary<RegisterWrite> = fc.oneof(
  fc.record({
    butir: fc.constantFrom('b1', 'b2'),
    register: fc.constant('pilihan' as const),
    nilai: fc.constantFrom(null, ...letters),
  }),
  fc.record({
    butir: fc.constantFrom('b1', 'b2'),
    register: fc.constant('ragu' as const),
    nilai: fc.boolean(),
  }),
);

/** Operations one after the other, and the sheet as it stands in databases and backups after each. */
const written: [OperationBody, Rank, string][] = [
  [answer('b1', 'A'), rankOf(1, 4_200, 0, 1), ' b1 A0001000038o0000001'],
  [
    mark('b2', true),
    rankOf(1, 9_000, 0, 2),
    ' b1 A0001000038o0000001 b2 -0000000000000000001000100006y00000002',
  ],
  [
    mark('b1', true),
    rankOf(1, 9_500, 0, 3),
    ' b1 A0001000038o00000011000100007bw0000003 b2 -0000000000000000001000100006y00000002',
  ],
  [
    mark('b1', false),
    rankOf(1, 9_900, 0, 4),
    ' b1 A0001000038o00000010000100007n00000004 b2 -0000000000000000001000100006y00000002',
  ],
  [
    answer('b3', null),
    rankOf(2, 10, 0, 1),
    ' b1 A0001000038o00000010000100007n00000004 b2 -0000000000000000001000100006y00000002 b3 -0002000000a0000001',
  ],
  [
    answer('b1', 'E'),
    rankOf(2, 5_400_000, 1, 37),
    ' b1 E00020037qo010000110000100007n00000004 b2 -0000000000000000001000100006y00000002 b3 -0002000000a0000001',
  ],
  [
    answer('b1', 'B'),
    rankOf(1, 5_400_000, 1, 37),
    ' b1 E00020037qo010000110000100007n00000004 b2 -0000000000000000001000100006y00000002 b3 -0002000000a0000001',
  ],
  [
    answer('b2', 'C'),
    rankOf(46_655, 2 ** 31, 1, 99_999_999),
    ' b1 E00020037qo010000110000100007n00000004 b2 C0zzz0zik0zk11njchr1000100006y00000002 b3 -0002000000a0000001',
  ],
];

describe('the stored sheet', () => {
  test('S6: is the text that it has always been, operation by operation', () => {
    let lembar = emptyLembar;
    for (const [body, rank, text] of written) expect((lembar = mergeCounted(lembar, body, rank))).toBe(text);
    expect(JSON.stringify(lembarValues(lembar))).toBe('{"b1":["E",false],"b2":["C",true],"b3":[null,false]}');
  });

  test('S6: registers that are read and written again are the same text', () => {
    fc.assert(
      fc.property(fc.array(write, { minLength: 1 }), (writes) => {
        const lembar = writes.reduce(
          (held, one, index) => withWrite(held, one, rankOf(1, index, 0, index + 1)),
          emptyLembar,
        );
        for (const text of lembar.split(' ').filter((_, index) => index > 0 && index % 2 === 0))
          expect(encodeRegisters(decodeRegisters(text))).toBe(text);
      }),
    );
  });

  test('S6: each register has a sign of one character for each value, and none is a space', () => {
    for (const value of [null, ...letters]) {
      expect(signs.pilihan.write(value)).toMatch(/^\S$/);
      expect(signs.pilihan.read(signs.pilihan.write(value))).toBe(value);
    }
    for (const value of [false, true]) {
      expect(signs.ragu.write(value)).toMatch(/^\S$/);
      expect(signs.ragu.read(signs.ragu.write(value))).toBe(value);
    }
  });
});

describe('the travelling sheet', () => {
  test('S6: names the values of a question by their place', () => {
    expect(toTravel({ ...emptyValues, ragu: true, pilihan: 'C' })).toEqual(['C', true]);
    expect(parseValues(['C', true])).toEqual({ ...emptyValues, pilihan: 'C', ragu: true });
  });

  test('S6: each register travels and comes back', () => {
    const values: { [Name in RegisterName]: fc.Arbitrary<QuestionValues[Name]> } = {
      pilihan: fc.constantFrom(null, ...letters),
      ragu: fc.boolean(),
    };
    const record = fc.record(values, { noNullPrototype: true });
    fc.assert(
      fc.property(record, (one) => {
        expect(parseValues(toTravel(one))).toEqual(one);
      }),
    );
  });

  test('S29: values of registers to come are left out, and what is none of a register is no sheet', () => {
    const travelling: unknown[] = [null, false];
    travelling[20] = 'later';
    expect(parseValues(travelling)).toEqual(emptyValues);
    for (const value of [['F', false], ['A', 1], ['A'], [], 'A', null])
      expect(parseValues(value)).toBeUndefined();
  });
});
