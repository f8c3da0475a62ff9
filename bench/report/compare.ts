import { ratiosOf, spreadOf, type Measured, type Row } from './row.ts';

/** What one measurement may differ by: it says nothing of its spread. */
const slackOfOne = 0.25;

export interface Worse {
  figure: string;
  /** Medians; ratios to the reference where the figure has one. */
  before: number;
  now: number;
}

/** Figures by their whole names: part, row, and the row that a `…` goes on with. */
function named(measured: readonly Measured[]): Map<string, Row> {
  const all = new Map<string, Row>();
  for (const { part, rows } of measured) {
    let lead = '';
    for (const row of rows) {
      if (!row.name.startsWith('…')) lead = row.name;
      all.set(`${part}: ${row.name.startsWith('…') ? `${lead} ${row.name}` : row.name}`, row);
    }
  }
  return all;
}

const rangeOf = (values: readonly number[]) => spreadOf(values).max - spreadOf(values).min;

/**
 * Figures that are worse than the kept ones by more than the wider spread of the two. What has the same reference in both is compared
 * by its ratio: of two loads of one machine it is the same.
 */
export function findWorse(kept: readonly Measured[], now: readonly Measured[]): Worse[] {
  const before = named(kept);
  return [...named(now)].flatMap(([figure, row]) => {
    const old = before.get(figure);
    // What never came is Infinity, and null in a file.
    if (!old?.measured.every(Number.isFinite)) return [];
    const isBeside = old.reference !== undefined && old.reference.name === row.reference?.name;
    const valuesOf = isBeside ? ratiosOf : ({ measured: one }: Row) => one;
    const values = [valuesOf(old), valuesOf(row)] as const;
    const [was, is] = values.map((of) => spreadOf(of).median) as [number, number];
    const loss = row.unit === '/s' ? was - is : is - was;
    const ofOne = row.measured.length > 1 ? 0 : Math.abs(was) * slackOfOne;
    return loss > Math.max(ofOne, ...values.map(rangeOf)) ? [{ figure, before: was, now: is }] : [];
  });
}
