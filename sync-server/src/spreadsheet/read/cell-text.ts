/** A cell as text. `damaged` is what the user sees where Excel lost something; `number` marks a cell stored as a number. */
export interface CellText {
  text: string;
  damaged?: string;
  number?: true;
}

/** Excel keeps 15 digits of a number; what stands behind them is zeros. */
const LOSES_DIGITS_FROM = 1e15;

/** A number as its sheet means it: `1.0` is 1, `50%` and zero-padded formats as shown, never in exponent form. */
export function numberText(value: number, format = 'General'): CellText {
  if (Math.abs(value) >= LOSES_DIGITS_FROM) {
    const shown = value.toExponential(5).toUpperCase();
    return { text: shown, damaged: shown, number: true };
  }
  if (/^0{2,}$/.test(format) && Number.isInteger(value) && value >= 0) {
    return { text: String(value).padStart(format.length, '0') };
  }
  if (/^[#0.,]+%$/.test(format)) return { text: `${plainNumber(value * 100)}%` };
  return { text: plainNumber(value), number: true };
}

/** Fifteen digits hide the binary remainder of 0.1 + 0.2. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  return text.includes('e') ? rounded.toFixed(20).replace(/\.?0+$/, '') : text;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A date cell (its clock read as UTC) as YYYY-MM-DD, a time of day without a date as HH:MM. Excel writes the
 * formats day-month and month-year by itself where somebody typed 1/2 or 3-4: that is damage.
 */
export function dateText(date: Date, format = ''): CellText {
  if (Number.isNaN(date.getTime())) return { text: '#####', damaged: '#####' };
  const text = date.toISOString();
  if (date.getUTCFullYear() < 1900) return { text: text.slice(11, 16) };
  const month = MONTHS[date.getUTCMonth()] ?? '';
  const day = text.slice(0, 10);
  if (/^d{1,2}[-\\ ]+mmm(;@)?$/i.test(format)) return { text: day, damaged: `${date.getUTCDate()}-${month}` };
  if (/^mmm[-\\ ]+yy(;@)?$/i.test(format)) return { text: day, damaged: `${month}-${text.slice(2, 4)}` };
  return { text: day };
}

/**
 * What a CSV file or a text cell carries on after Excel damaged a number, Excel's error words, and the formula
 * that WPS Office leaves where an image was put into a cell.
 */
const DAMAGED_TEXT =
  /^(?:[+-]?\d(?:[.,]\d+)?E\+\d{2,}|#{3,}|#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)|=(?:_xlfn\.)?DISPIMG\(.*)$/i;

/** A text cell without blank ends, with \n line ends, and without the apostrophe that escaped a formula in an export. */
export function plainText(value: string): CellText {
  const text = value
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .replace(/^'(?=[=+\-@\t\n])/, '');
  return DAMAGED_TEXT.test(text) ? { text, damaged: text } : { text };
}
