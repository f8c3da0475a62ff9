/**
 * A text that no spreadsheet program takes for a formula: one that begins with = + - @ tab or CR gets an
 * apostrophe in front. Reading a spreadsheet takes the apostrophe away again.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
