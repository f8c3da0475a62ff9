/** Fields of a report in which people read a sentence; every other one holds a cell. */
const kalimat = 'message';

/**
 * A report of an import without the lines that name somebody: whose cell is his name or his number, or whose sentence has it as
 * words. The report itself where none does.
 */
export function laporanTanpa(laporan: unknown, names: readonly string[]): unknown {
  const wanted = names.map((name) => name.trim().toLowerCase()).filter(Boolean);
  const has = (text: string, isSentence: boolean) =>
    wanted.some((name) =>
      isSentence ? isInWords(text.toLowerCase(), name) : text.trim().toLowerCase() === name,
    );
  const isNaming = (value: unknown, isSentence: boolean): boolean => {
    if (typeof value === 'string') return has(value, isSentence);
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([field, one]) => isNaming(one, field === kalimat));
  };
  const without = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const left = value.filter((line) => !isNaming(line, true));
      return left.length === value.length ? value : left;
    }
    const fields = Object.entries(value).map(([name, one]) => [name, one, without(one)] as const);
    return fields.some(([, one, left]) => one !== left)
      ? Object.fromEntries(fields.map(([name, , left]) => [name, left]))
      : value;
  };
  return without(laporan);
}

/** Whether a name stands in a sentence, not as a part of a longer word. */
function isInWords(text: string, name: string): boolean {
  const letters = /[\p{L}\p{N}]/u;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + name.length]];
    if (!letters.test(before) && !letters.test(after)) return true;
  }
  return false;
}
