import { describe, expect, test } from 'vitest';
import { mergeCounted } from './merge.ts';
import type { OperationBody } from './operation.ts';
import { emptySheet, rankOf, sheetValues, type Rank } from './sheet.ts';

const answer = (butir: string, pilihan: 'A' | 'B' | 'C' | 'E' | null): OperationBody => ({
  ...{ jenis: 'jawaban', butir, pilihan },
});
const mark = (butir: string, ragu: boolean): OperationBody => ({ jenis: 'ragu', butir, ragu });

/** Operations one after the other, and the sheet as it stands in databases and backups after each. */
const written: [OperationBody, Rank, string][] = [
  [answer('b1', 'A'), rankOf(1, 4_200, 0, 1), ' b1 A0001000038o0000001'],
  [
    ...([mark('b2', true), rankOf(1, 9_000, 0, 2)] as const),
    ' b1 A0001000038o0000001 b2 -0000000000000000001000100006y00000002',
  ],
  [
    ...([mark('b1', true), rankOf(1, 9_500, 0, 3)] as const),
    ' b1 A0001000038o00000011000100007bw0000003 b2 -0000000000000000001000100006y00000002',
  ],
  [
    ...([mark('b1', false), rankOf(1, 9_900, 0, 4)] as const),
    ' b1 A0001000038o00000010000100007n00000004 b2 -0000000000000000001000100006y00000002',
  ],
  [
    ...([answer('b3', null), rankOf(2, 10, 0, 1)] as const),
    ' b1 A0001000038o00000010000100007n00000004 b2 -0000000000000000001000100006y00000002 b3 -0002000000a0000001',
  ],
  [
    ...([answer('b1', 'E'), rankOf(2, 5_400_000, 1, 37)] as const),
    ' b1 E00020037qo010000110000100007n00000004 b2 -0000000000000000001000100006y00000002 b3 -0002000000a0000001',
  ],
  [
    ...([answer('b1', 'B'), rankOf(1, 5_400_000, 1, 37)] as const),
    ' b1 E00020037qo010000110000100007n00000004 b2 -0000000000000000001000100006y00000002 b3 -0002000000a0000001',
  ],
  [
    ...([answer('b2', 'C'), rankOf(46_655, 2 ** 31, 1, 99_999_999)] as const),
    ' b1 E00020037qo010000110000100007n00000004 b2 C0zzz0zik0zk11njchr1000100006y00000002 b3 -0002000000a0000001',
  ],
];

describe('the stored sheet', () => {
  test('S6: is the text that it has always been, operation by operation', () => {
    let sheet = emptySheet;
    for (const [body, rank, text] of written) expect((sheet = mergeCounted(sheet, body, rank))).toBe(text);
    expect(JSON.stringify(sheetValues(sheet))).toBe('{"b1":["E",false],"b2":["C",true],"b3":[null,false]}');
  });
});
