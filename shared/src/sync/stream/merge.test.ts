import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeCounted, scoreHundredths } from './merge.ts';
import { screenText } from '../protocol/screen-text.ts';
import {
  emptyLembar,
  listTouched,
  lembarValues,
  answerOf,
  countAnswered,
  rankOf,
  valuesOf,
  type Lembar,
} from './lembar.ts';
import { letters, type Letter } from './letter.ts';
import type { OperationBody } from './operation.ts';

const butir = ['b1', 'b2', 'b3'];
const body: fc.Arbitrary<OperationBody> = fc.oneof(
  fc.record({
    jenis: fc.constant('jawaban' as const),
    butir: fc.constantFrom(...butir),
    pilihan: fc.constantFrom(null, ...letters),
  }),
  fc.record({ jenis: fc.constant('ragu' as const), butir: fc.constantFrom(...butir), ragu: fc.boolean() }),
);
/** Streams of an attempt: each with its epoch, each operation with its exam time. */
const streams = fc.array(fc.array(fc.record({ body, elapsed: fc.nat(5_000_000) }), { maxLength: 12 }), {
  maxLength: 4,
});

/** What section Merge of SPEC.md says, written as slowly as possible: sort by key, the last one wins. */
function slowMerge(counted: { body: OperationBody; key: readonly number[] }[]) {
  const inOrder = counted.toSorted((a, b) => {
    const at = a.key.findIndex((part, index) => part !== b.key[index]);
    return at < 0 ? 0 : (a.key[at] ?? 0) - (b.key[at] ?? 0);
  });
  const pilihan: Record<string, unknown> = {};
  const ragu: Record<string, boolean> = {};
  for (const { body: one } of inOrder) {
    if (one.jenis === 'jawaban') pilihan[one.butir] = one.pilihan;
    if (one.jenis === 'ragu') ragu[one.butir] = one.ragu;
  }
  return butir.map((id) => [pilihan[id] ?? null, ragu[id] ?? false]);
}

const shownBy = (lembar: Lembar) => butir.map((id) => [answerOf(lembar, id), valuesOf(lembar, id).ragu]);

const withAnswer = (lembar: Lembar, id: string, pilihan: Letter | null, rank: string) =>
  mergeCounted(lembar, { jenis: 'jawaban', butir: id, pilihan }, rank);

describe('merge', () => {
  test('S6: values are independent of interleaving, and are those of the greatest key', () => {
    fc.assert(
      fc.property(streams, fc.infiniteStream(fc.nat()), (drawn, order) => {
        const counted = drawn.flatMap((operations, stream) => {
          let elapsedMax = 0;
          return operations.map(({ body: one, elapsed }, index) => {
            elapsedMax = Math.max(elapsedMax, elapsed);
            const key = [stream + 1, elapsedMax, 0, index + 1] as const;
            return { body: one, key, rank: rankOf(...key) };
          });
        });
        const shuffled = counted.map((one) => ({ one, at: order.next().value })).sort((a, b) => a.at - b.at);
        const merged = shuffled.reduce<Lembar>(
          (lembar, { one }) => mergeCounted(lembar, one.body, one.rank),
          emptyLembar,
        );
        expect(shownBy(merged)).toEqual(slowMerge(counted));
      }),
    );
  });

  test('S6: merging an operation a second time changes nothing', () => {
    fc.assert(
      fc.property(fc.array(body), body, (before, one) => {
        const lembar = before.reduce<Lembar>(
          (held, each, index) => mergeCounted(held, each, rankOf(1, index, 0, index + 1)),
          emptyLembar,
        );
        const once = mergeCounted(lembar, one, rankOf(2, 0, 0, 1));
        expect(mergeCounted(once, one, rankOf(2, 0, 0, 1))).toBe(once);
      }),
    );
  });

  test('S6: answer and doubt mark are separate registers', () => {
    let lembar = mergeCounted(
      emptyLembar,
      { jenis: 'jawaban', butir: 'b1', pilihan: 'C' },
      rankOf(1, 10, 0, 1),
    );
    lembar = mergeCounted(lembar, { jenis: 'ragu', butir: 'b1', ragu: true }, rankOf(1, 20, 0, 2));
    lembar = mergeCounted(lembar, { jenis: 'jawaban', butir: 'b1', pilihan: 'D' }, rankOf(1, 15, 0, 1));
    expect(valuesOf(lembar, 'b1')).toMatchObject({ pilihan: 'D', ragu: true });
  });

  test.each([
    ['a later epoch beats more exam time', rankOf(2, 0, 0, 1), rankOf(1, 5_000_000, 1, 999)],
    ['more exam time beats the door', rankOf(1, 2, 0, 1), rankOf(1, 1, 1, 9)],
    ['at one time a direct call beats a device', rankOf(1, 1, 1, 1), rankOf(1, 1, 0, 9)],
    ['at one time of one stream the later seq wins', rankOf(1, 1, 0, 10), rankOf(1, 1, 0, 9)],
  ])('S6: %s', (_, larger, smaller) => {
    expect(larger > smaller).toBe(true);
  });

  test('S6: ranks compare as text as their numbers compare', () => {
    const key = fc.tuple(
      fc.nat(999_999),
      fc.nat(2 ** 31 - 1),
      fc.constantFrom(0 as const, 1 as const),
      fc.nat(99_999_999),
    );
    fc.assert(
      fc.property(key, key, (a, b) => {
        const at = a.findIndex((part, index) => part !== b[index]);
        expect(rankOf(...a) < rankOf(...b)).toBe(at >= 0 && (a[at] ?? 0) < (b[at] ?? 0));
      }),
    );
  });

  test('S3: an event changes no value', () => {
    expect(mergeCounted(emptyLembar, { jenis: 'peristiwa', nama: 'pindah_layar' }, rankOf(1, 1, 0, 1))).toBe(
      emptyLembar,
    );
  });
});

describe('what is derived from the sheet', () => {
  const rank = rankOf(1, 0, 0, 1);
  const answers = [
    ['b1', 'A'],
    ['b2', null],
    ['b3', 'C'],
  ] as const;
  const answered = answers.reduce<Lembar>(
    (held, [id, letter]) => withAnswer(held, id, letter, rank),
    emptyLembar,
  );
  const lembar = mergeCounted(answered, { jenis: 'ragu', butir: 'b2', ragu: true }, rank);

  test('S6: a sheet holds each question that was touched, once, whatever its id is a part of', () => {
    const long = withAnswer(withAnswer(lembar, 'b', 'E', rank), 'b33', 'D', rankOf(2, 0, 0, 1));
    const twice = withAnswer(long, 'b33', 'B', rankOf(3, 0, 0, 1));
    expect(listTouched(twice)).toEqual(['b1', 'b2', 'b3', 'b', 'b33']);
    expect(['b', 'b3', 'b33', 'b4'].map((id) => answerOf(twice, id))).toEqual(['E', 'C', 'B', null]);
    expect([listTouched(emptyLembar), countAnswered(emptyLembar), lembarValues(emptyLembar)]).toEqual([
      [],
      0,
      {},
    ]);
    expect(lembarValues(lembar)).toEqual({ b1: ['A', false], b2: [null, true], b3: ['C', false] });
  });

  test('S6: a cleared answer does not count as answered', () => {
    expect(countAnswered(lembar)).toBe(2);
  });

  test('S13: the text of a screen names every question in the drawn order', () => {
    expect(screenText(['b3', 'b2', 'b1', 'b9'], (id) => answerOf(lembar, id))).toBe('b3=C\nb2=-\nb1=A\nb9=-');
  });

  test.each([
    [3, { b1: 'A', b2: 'B', b3: 'D' }, 1, 3_333],
    [3, { b1: 'A', b2: 'B', b3: 'C' }, 2, 6_667],
    [3, {}, 0, 0],
    [0, { b1: 'A' }, 0, 0],
    [2, { b1: 'A', b2: 'A' }, 1, 5_000],
  ] as const)(
    'S6: %i questions with keys %j score %i right, %i hundredths',
    (count, keys, right, hundredths) => {
      expect(scoreHundredths(butir.slice(0, count), lembar, keys)).toEqual({ right, hundredths });
    },
  );
});
