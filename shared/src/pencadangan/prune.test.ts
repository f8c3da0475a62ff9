import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '../kernel/zone.ts';
import { sebabPencadangan, type Pencadangan } from './pencadangan.schema.ts';
import { listPrunable } from './prune.ts';

type Kept = Pick<Pencadangan, 'id' | 'sebab' | 'dibuat_ms'>;
const hourMs = 3_600_000;
const nowMs = Date.parse('2025-07-01T03:10:00Z');

const backups = fc
  .array(
    fc.record({
      sebab: fc.constantFrom(...sebabPencadangan, null),
      ageMs: fc.oneof(fc.integer({ min: -dayMs, max: 3 * dayMs }), fc.integer({ min: 0, max: 500 * dayMs })),
    }),
    { maxLength: 120 },
  )
  .map((all) =>
    all.map(({ sebab, ageMs }, id): Kept => ({ id: String(id), sebab, dibuat_ms: nowMs - ageMs })),
  );

const after = (all: readonly Kept[]) => {
  const gone = new Set(listPrunable(all, nowMs, 'WIB'));
  return all.filter(({ id }) => !gone.has(id));
};

test('P10: only quick and nightly ones go, never the newest of a kind, and what is left stays', () => {
  fc.assert(
    fc.property(backups, (all) => {
      const kept = after(all);
      for (const one of all) if (one.sebab !== 'malam' && one.sebab !== 'cepat') expect(kept).toContain(one);
      for (const sebab of ['malam', 'cepat'] as const) {
        const times = (from: readonly Kept[]) =>
          from.filter((one) => one.sebab === sebab).map(({ dibuat_ms }) => dibuat_ms);
        expect(Math.max(...times(kept))).toBe(Math.max(...times(all)));
        const past = (from: readonly Kept[]) => times(from).filter((ms) => ms <= nowMs);
        expect(Math.max(...past(kept))).toBe(Math.max(...past(all)));
      }
      expect(listPrunable(kept, nowMs, 'WIB')).toEqual([]);
      expect(new Set(listPrunable(all.toReversed(), nowMs, 'WIB'))).toEqual(
        new Set(listPrunable(all, nowMs, 'WIB')),
      );
    }),
  );
});

test('P10: quick ones of two hours stay, then one of an hour for a day; nightly ones are few', () => {
  fc.assert(
    fc.property(backups, (all) => {
      const kept = after(all);
      const quick = kept.filter((one) => one.sebab === 'cepat');
      for (const one of all)
        if (one.sebab === 'cepat' && nowMs - one.dibuat_ms <= 2 * hourMs) expect(quick).toContain(one);
      const older = quick.filter((one) => nowMs - one.dibuat_ms > 2 * hourMs);
      expect(older.length).toBeLessThanOrEqual(24);
      const past = kept.filter((one) => one.sebab === 'malam' && one.dibuat_ms <= nowMs);
      expect(past.length).toBeLessThanOrEqual(14 + 14 + 13);
    }),
  );
});

test('P10: nightly ones that are made again and again on one day push out no other day', () => {
  const nightly = (id: string, ageMs: number): Kept => ({ id, sebab: 'malam', dibuat_ms: nowMs - ageMs });
  const again = Array.from({ length: 30 }, (_, at) => nightly(`lagi-${at}`, at * 1_000));
  const nights = Array.from({ length: 13 }, (_, at) => nightly(`malam-${at}`, (at + 1) * dayMs));
  const kept = after([...again, ...nights]);
  expect(kept).toEqual(expect.arrayContaining(nights));
  expect(kept.filter(({ id }) => id.startsWith('lagi')).map(({ id }) => id)).toEqual(
    again.slice(0, 14).map(({ id }) => id),
  );
});

test('P10: after a year of nights there are two weeks and the months before', () => {
  let all: Kept[] = [];
  const startMs = nowMs - 500 * dayMs;
  for (let day = 0; day <= 500; day++) {
    all.push({ id: String(day), sebab: 'malam', dibuat_ms: startMs + day * dayMs });
    const gone = new Set(listPrunable(all, startMs + day * dayMs, 'WIB'));
    all = all.filter(({ id }) => !gone.has(id));
  }
  const ages = all.map(({ dibuat_ms }) => Math.round((nowMs - dibuat_ms) / dayMs)).toSorted((a, b) => a - b);
  expect(ages.slice(0, 14)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(ages.slice(14)).toHaveLength(12);
  expect(Math.max(...ages)).toBeLessThanOrEqual(366);
});
