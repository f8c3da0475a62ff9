const BULAN: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  mei: 5,
  may: 5,
  jun: 6,
  jul: 7,
  agu: 8,
  ags: 8,
  agt: 8,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  nop: 11,
  des: 12,
  dec: 12,
};

const DAY_MS = 86_400_000;
/** Excel counts days from here. */
const EXCEL_START_MS = Date.UTC(1899, 11, 30);

/**
 * A date as YYYY-MM-DD, '' for a blank text, undefined for what is no date. Reads DD-MM-YYYY, YYYY-MM-DD (also
 * with / or . and with a time behind it), `31 Desember 2009` and Excel's day numbers. Two-digit years and
 * month-before-day are not guessed.
 */
export function parseTanggal(text: string): string | undefined {
  const trimmed = text.trim().replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, '');
  if (trimmed === '') return '';
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(trimmed);
  if (yearFirst) return toIso(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(trimmed);
  if (dayFirst) return toIso(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const named = /^(\d{1,2})[\s-]+([a-z]{3,9})[\s-]+(\d{4})$/i.exec(trimmed);
  if (named)
    return toIso(Number(named[3]), BULAN[(named[2] ?? '').slice(0, 3).toLowerCase()] ?? 0, Number(named[1]));
  if (/^[1-6]\d{4}$/.test(trimmed))
    return new Date(EXCEL_START_MS + Number(trimmed) * DAY_MS).toISOString().slice(0, 10);
  return undefined;
}

/** Only days that exist, in years a living person can be born in. */
function toIso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 2100 ? date.toISOString().slice(0, 10) : undefined;
}
