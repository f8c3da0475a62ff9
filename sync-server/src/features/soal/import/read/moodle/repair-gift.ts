/**
 * The same GIFT entry as the parser wants it. Teachers write `:`, `=`, `~` and `#` in the question text without escaping
 * them, and Moodle takes it; the parser does not. It also joins the lines of a text without format, where a list of
 * statements would become one line: their breaks are written as GIFT's `\n`. `~=` before a right answer, which Moodle
 * reads as `=`, becomes that.
 */
export function repairGift(text: string): string {
  if (text.startsWith('$')) return text;
  const parts =
    /^(\s*(?:::(?:\\[^]|(?!::)[^])*::)?\s*(?:\[\w+\])?\s*)((?:\\[^]|[^{\\])*)(\{(?:\\[^]|[^}\\])*\})?([^]*)$/.exec(
      text,
    );
  if (!parts) return text;
  const [, head = '', stem = '', answers = '', rest = ''] = parts;
  const lines = stem.trimEnd().replaceAll(/\s*\n/g, '\\n');
  const isNumerical = /^\{\s*#/.test(answers);
  return (
    head +
    escape(lines, /[:=~#]/) +
    (isNumerical ? answers : escape(answers.replaceAll(tildeEquals, '$1='), /:/)) +
    escape(rest, /[:=~#]/)
  );
}

/** Puts `\` before every such sign that has none. */
function escape(text: string, signs: RegExp): string {
  return text.replaceAll(/\\[^]|[^\\]/g, (sign) =>
    sign.length === 1 && signs.test(sign) ? `\\${sign}` : sign,
  );
}

/** `~=`, neither of them escaped. */
const tildeEquals = /((?:^|[^\\])(?:\\\\)*)~\s*=/g;
