import { dayMs, localDate, type Zone } from '../kernel/zone.ts';
import type { Pencadangan } from './pencadangan.schema.ts';

const hourMs = 3_600_000;
/** Quick ones: all of these hours, then one of each hour of a day. */
const quickAllMs = 2 * hourMs;
const nightliesAll = 14;
/** Nightly ones beyond these: one of each month of a year. */
const monthsMs = 366 * dayMs;

/** The rule as people read it. */
export const pruneWords =
  'Pencadangan cepat: semua dari 2 jam terakhir, lalu satu tiap jam selama 24 jam. Pencadangan malam: 14 terakhir dan satu tiap hari dari 14 hari terakhir, lalu satu tiap bulan selama setahun. Yang lebih lama dihapus sendiri; yang dibuat sendiri, sebelum pemulihan, dan sebelum reset tidak pernah.';

type Kept = Pick<Pencadangan, 'id' | 'sebab' | 'dibuat_ms'>;

/**
 * Ids of the backups of one place that are to go by themselves. Only nightly and quick ones go, and of each the newest
 * never. Those after now, as of a clock that was set back, stay until it comes to them.
 */
export function listPrunable(all: readonly Kept[], nowMs: number, zona: Zone): string[] {
  const of = (sebab: Kept['sebab']) =>
    all
      .filter((one) => one.sebab === sebab)
      .sort((one, other) => other.dibuat_ms - one.dibuat_ms || (one.id < other.id ? 1 : -1));
  const ageOf = ({ dibuat_ms }: Kept) => nowMs - dibuat_ms;
  const quick = of('cepat');
  const keptQuick = [
    ...quick.filter((one) => ageOf(one) <= quickAllMs),
    ...newestOf(
      quick.filter((one) => ageOf(one) <= dayMs),
      ({ dibuat_ms }) => Math.floor(dibuat_ms / hourMs),
    ),
  ];
  const nightly = of('malam');
  const present = nightly.filter((one) => ageOf(one) >= 0);
  const keptNightly = [
    ...nightly.filter((one) => ageOf(one) < 0),
    ...present.slice(0, nightliesAll),
    // Made again and again by hand on one day, they push out no other day.
    ...newestOf(present, ({ dibuat_ms }) => localDate(dibuat_ms, zona)).slice(0, nightliesAll),
    ...newestOf(
      present.filter((one) => ageOf(one) <= monthsMs),
      ({ dibuat_ms }) => localDate(dibuat_ms, zona).slice(0, 7),
    ),
  ];
  const newest = [quick, nightly].flatMap((kind) => [kind[0], kind.find((one) => ageOf(one) >= 0)]);
  const kept = new Set([...keptQuick, ...keptNightly, ...newest]);
  return [...quick, ...nightly].filter((one) => !kept.has(one)).map(({ id }) => id);
}

/** The first of each part; they come the newest first. */
function newestOf(all: readonly Kept[], partOf: (one: Kept) => number | string): Kept[] {
  const parts = new Map<number | string, Kept>();
  for (const one of all) if (!parts.has(partOf(one))) parts.set(partOf(one), one);
  return [...parts.values()];
}
