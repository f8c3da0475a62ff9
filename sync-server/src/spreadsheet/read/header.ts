import type { Sheet } from './sheet.ts';

/** Headers stand in one of the first six rows: programs put a title, a school name or an explanation above them. */
export const HEADER_ROWS = 6;

/** Accepted header texts of each field, the best first. A text that ends in `…` accepts every header that begins so. */
export type HeaderTexts<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

/** Where a header row stands and in which column each field was found; both 0-based. */
export interface FoundHeader<Field extends string> {
  row: number;
  columns: Partial<Record<Field, number>>;
}

/** A header for comparison: no case, spaces, dots, `*`, brackets or other signs; letters and digits of any script stay. */
export function normalizeHeader(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
      // Last: marks that a sign has stood between have their order only now.
      .normalize('NFC')
  );
}

/** Whether a sheet's header says what `accepted` says, with or without its remark in brackets: `JENIS KELAMIN (L/P) *`. */
export function isHeader(header: string, accepted: string): boolean {
  return buildMatcher(accepted)(headerForms(header));
}

function headerForms(header: string): readonly string[] {
  return [normalizeHeader(header), normalizeHeader(header.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ''))];
}

function buildMatcher(accepted: string): (forms: readonly string[]) => boolean {
  const wanted = normalizeHeader(accepted);
  if (wanted === '') return () => false;
  return accepted.endsWith('…')
    ? (forms) => forms.some((form) => form.startsWith(wanted))
    : (forms) => forms.includes(wanted);
}

/**
 * The header row of a sheet: the one of the first six (or `among`) in which every field of `required` is found, and of
 * several the one with the most fields. Undefined if there is none.
 */
export function findHeader<Field extends string>(
  sheet: Sheet,
  texts: HeaderTexts<Field>,
  required: readonly NoInfer<Field>[],
  among = HEADER_ROWS,
): FoundHeader<Field> | undefined {
  let best: FoundHeader<Field> | undefined;
  for (const [row, cells] of sheet.rows.slice(0, among).entries()) {
    const columns = findColumns(cells, texts);
    if (required.some((field) => columns[field] === undefined)) continue;
    if (!best || Object.keys(columns).length > Object.keys(best.columns).length) best = { row, columns };
  }
  return best;
}

/** The column of each field in one header row. A better text wins over a better place. */
export function findColumns<Field extends string>(
  cells: readonly string[],
  texts: HeaderTexts<Field>,
): Partial<Record<Field, number>> {
  const forms = cells.map(headerForms);
  const columns: Partial<Record<Field, number>> = {};
  for (const field of Object.keys(texts) as Field[]) {
    for (const accepted of texts[field] ?? []) {
      const column = forms.findIndex(buildMatcher(accepted));
      if (column === -1) continue;
      columns[field] = column;
      break;
    }
  }
  return columns;
}

/** A 0-based row and column as the user sees them in Excel: `C7`. */
export const cellAddress = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;

/** A 0-based column as the user sees it in Excel: `C`. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
