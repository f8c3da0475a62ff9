/** One budget with what was measured; `limit` bounds from below (`least`) or above (`most`). */
export interface Row {
  name: string;
  unit: string;
  /** undefined: told for information. */
  limit?: { least: number } | { most: number };
  measured: number;
  /** Something bare that was measured in the same run, and what it is. */
  reference?: { name: string; value: number };
}

function judge({ limit, measured }: Row): string {
  if (!limit) return '';
  const kept = 'least' in limit ? measured >= limit.least : measured <= limit.most;
  return kept ? 'yes' : 'NO';
}
const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

/** The rows as they are printed and kept in the result file. */
export function summarize(rows: readonly Row[]) {
  return rows.map((row) => {
    const { name, unit, limit, measured, reference } = row;
    const bound = limit && ('least' in limit ? `≥ ${short(limit.least)} ` : `≤ ${short(limit.most)} `);
    return {
      name,
      budget: `${bound ?? ''}${unit}`,
      measured: short(measured),
      reference: reference ? `${short(reference.value)} ${reference.name}` : '',
      ratio: reference ? (measured / reference.value).toFixed(2) : '',
      kept: judge(row),
    };
  });
}

export function printTable(lines: readonly Record<string, string>[]): void {
  const columns = Object.keys(lines[0] ?? {});
  const widths = columns.map((column) =>
    Math.max(column.length, ...lines.map((line) => (line[column] ?? '').length)),
  );
  const print = (cells: string[]) =>
    console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '));
  print(columns);
  print(widths.map((width) => '-'.repeat(width)));
  for (const line of lines) print(columns.map((column) => line[column] ?? ''));
}
