export type Bound = { least: number } | { most: number };

/** One figure with its budget. */
export interface Row {
  /** `… something`: goes on with the row above it. */
  name: string;
  /** More is better of `/s`, less of everything else. */
  unit: string;
  /** What each round found; one value where it is measured once. */
  measured: readonly number[];
  /** Budget of the median; a figure without any is told for information. */
  limit?: Bound;
  reference?: Reference;
}

/** Something bare that was measured in turns with the figure, round for round. */
export interface Reference {
  name: string;
  measured: readonly number[];
  /** Budget of the figure as a share of it. */
  limit?: Bound;
}

/** The figures of a part; `error` where it ended before its last one. */
export interface Measured {
  part: string;
  rows: Row[];
  error?: string;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** NaN of no values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const [low, high] = [at(Math.floor((sorted.length - 1) / 2)), at(Math.ceil((sorted.length - 1) / 2))];
  return { median: (low + high) / 2, min: at(0), max: at(sorted.length - 1) };
}

/** Figure by reference of each round: what else the machine did met both. */
export const ratiosOf = ({ measured, reference }: Row): number[] =>
  measured.map((value, round) => value / (reference?.measured[round] ?? Number.NaN));

const isWithin = (value: number, bound: Bound | undefined) =>
  !bound || ('least' in bound ? value >= bound.least : value <= bound.most);

/** Whether the row keeps its budgets; undefined: it has none. */
export function isKept(row: Row): boolean | undefined {
  if (!row.limit && !row.reference?.limit) return undefined;
  return (
    isWithin(spreadOf(row.measured).median, row.limit) &&
    isWithin(spreadOf(ratiosOf(row)).median, row.reference?.limit)
  );
}
