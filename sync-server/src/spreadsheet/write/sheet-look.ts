import type { SheetCell } from './template.ts';

/** Cells are texts, so that what is typed keeps its leading zeros. */
export const TEXT_FORMAT = '@';
const MIN_WIDTH = 12;
const MAX_WIDTH = 60;

/** What Excel takes for the name of a sheet. */
export const sheetName = (name: string): string => name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31);

/** The width of a column that shows `cells`, in characters. */
export function fittingWidth(cells: readonly (SheetCell | undefined)[]): number {
  const longest = Math.max(...cells.map((cell) => String(cell ?? '').length));
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + 2));
}
