import { isKept, ratiosOf, spreadOf, type Bound, type Measured, type Row } from './row.ts';

const short = (value: number) =>
  Math.abs(value) >= 100 || Number.isInteger(value)
    ? Math.round(value).toLocaleString('en')
    : value.toPrecision(3);
const share = (value: number) => value.toFixed(2);

function told(values: readonly number[], format: (value: number) => string): string {
  const { median, min, max } = spreadOf(values);
  return values.length > 1 ? `${format(median)} (${format(min)}–${format(max)})` : format(median);
}

const bounds = (bound: Bound | undefined, format: (value: number) => string, unit: string) =>
  bound
    ? [`${'least' in bound ? `≥ ${format(bound.least)}` : `≤ ${format(bound.most)}`} ${unit}`.trim()]
    : [];

const columns = ['figure', 'measured', 'reference', 'ratio', 'budget', 'kept'] as const;
type Line = Record<(typeof columns)[number], string>;

function lineOf(row: Row): Line {
  const { name, unit, measured, limit, reference } = row;
  const kept = isKept(row);
  return {
    figure: name,
    measured: `${told(measured, short)} ${unit}`.trim(),
    reference: reference ? `${told(reference.measured, short)} ${reference.name}` : '',
    ratio: reference ? told(ratiosOf(row), share) : '',
    budget: [...bounds(limit, short, unit), ...bounds(reference?.limit, share, 'of the reference')].join(
      ', ',
    ),
    kept: kept === undefined ? '' : kept ? 'yes' : 'NO',
  };
}

/** A part as it is printed and kept: its figures, each with median and spread, and that it failed where it did. */
export function linesOf({ part, rows, error }: Measured): Line[] {
  const lines = rows.map(lineOf);
  if (error === undefined) return lines;
  const none = { reference: '', ratio: '', budget: '' };
  return [...lines, { figure: `${part} FAILED`, measured: error, ...none, kept: 'NO' }];
}

/** Whether every part ended and every budget is kept. */
export const isAllKept = (measured: readonly Measured[]): boolean =>
  measured.flatMap(linesOf).every(({ kept }) => kept !== 'NO');

/** All parts in one table, each under its name. */
export function printTable(measured: readonly Measured[]): void {
  const heads = Object.fromEntries(columns.map((column) => [column, column])) as Line;
  const parts = measured.map((one) => ({ title: one.part, lines: linesOf(one) }));
  const all = [heads, ...parts.flatMap(({ lines }) => lines)];
  const widths = columns.map((column) => Math.max(...all.map((line) => line[column].length)));
  const print = (line: Line) =>
    console.log(columns.map((column, index) => line[column].padEnd(widths[index] ?? 0)).join('  '));
  print(heads);
  for (const { title, lines } of parts) {
    console.log(`\n${title}`);
    for (const line of lines) print(line);
  }
}

/** The lines of a part in Markdown. */
export const markdownOf = (lines: readonly Line[]): string =>
  [columns, columns.map(() => '---'), ...lines.map((line) => columns.map((column) => line[column]))]
    .map(
      (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`,
    )
    .join('\n');
