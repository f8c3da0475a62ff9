import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { portableDigest } from './digest.ts';
import { drawOptions, drawButir, type DrawInput } from './draw.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => `b${index + 1}`);
const input: DrawInput = {
  secret: new Uint8Array(32).fill(7),
  paketHash: 'paket',
  pesertaId: 'peserta',
  drawNumber: 0,
};
const whole = (count: number, shuffled = true) => [{ butir: items(count), count, shuffled }];
const draw = (changes: Partial<DrawInput> = {}, parts = whole(10)) =>
  drawButir(portableDigest, { ...input, ...changes }, parts);

describe('draw', () => {
  test('S20: fixed vectors, so that no machine and no version draws another sheet', () => {
    expect(draw().join(' ')).toBe('b2 b7 b9 b10 b5 b4 b6 b8 b1 b3');
    expect(draw({ drawNumber: 1 }).join(' ')).toBe('b7 b8 b3 b10 b5 b2 b1 b6 b9 b4');
    const two = [...whole(6), { butir: ['c1', 'c2', 'c3', 'c4'], count: 2, shuffled: true }];
    expect(draw({}, two).join(' ')).toBe('b3 b5 b6 b4 b2 b1 c3 c4');
  });

  test('S20: schedule secret, sheet, participant and draw number each make another draw', () => {
    const one = draw({}, whole(40));
    const others = [
      { secret: new Uint8Array(32).fill(8) },
      { paketHash: 'q' },
      { pesertaId: 'q' },
      { drawNumber: 1 },
    ];
    for (const changes of others) expect(draw(changes, whole(40))).not.toEqual(one);
  });

  test('S20: every draw holds each question once and as many of each bank as asked', () => {
    const part = fc.record({
      size: fc.integer({ min: 1, max: 60 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      shuffled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), fc.string(), (parts, pesertaId) => {
        const asked = parts.map(({ size, share, shuffled }, bank) => ({
          butir: items(size).map((id) => `${bank}-${id}`),
          count: Math.floor(size * share),
          shuffled,
        }));
        const sheet = draw({ pesertaId }, asked);
        expect(new Set(sheet).size).toBe(sheet.length);
        for (const [bank, { count }] of asked.entries())
          expect(sheet.filter((id) => id.startsWith(`${bank}-`))).toHaveLength(count);
      }),
    );
  });

  test('S20: without shuffling the order is that of nomor', () => {
    expect(draw({}, [{ butir: items(5), count: 3, shuffled: false }])).toEqual(['b1', 'b2', 'b3']);
  });

  test('S20: over many participants every question stands at every place about as often', () => {
    const [size, people] = [5, 4_000];
    const seen = items(size).map(() => new Map<string, number>());
    for (let i = 0; i < people; i++)
      for (const [place, id] of draw({ pesertaId: `p${i}` }, whole(size)).entries())
        seen[place]?.set(id, (seen[place].get(id) ?? 0) + 1);
    const expected = people / size;
    const chiSquare = seen
      .flatMap((counts) => items(size).map((id) => counts.get(id) ?? 0))
      .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 16 degrees of freedom: a uniform draw stays under 39.25 in 999 of 1000 cases; these participants are fixed.
    expect(chiSquare).toBeLessThan(39.25);
  });
});

describe('order of options', () => {
  const options = (butir: string, offered = 'ABCDE') => drawOptions(portableDigest, input, butir, offered);

  test('S20: fixed vectors, the same on every machine, whatever the order of questions', () => {
    expect(['b1', 'b2', 'b3'].map((butir) => options(butir))).toEqual(['EBACD', 'BDACE', 'DBEAC']);
    expect(options('b1', 'ABCD')).toBe('CBDA');
  });

  test('N52: every order holds each offered letter once', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 2, max: 5 }), (butir, count) => {
        const offered = 'ABCDE'.slice(0, count);
        expect([...options(butir, offered)].sort().join('')).toBe(offered);
      }),
    );
  });

  test('N52: each letter comes to stand at each place', () => {
    const first = new Set(items(200).map((butir) => options(butir)[0]));
    expect([...first].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});
