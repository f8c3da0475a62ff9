/** A value as a list searches and orders it; nothing for what is no text and no number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What a row says to its readers, in small letters: nobody reads an id, so nobody looks for its digits. */
export const readableText = (row: object): string =>
  Object.entries(row)
    .map(([name, value]) => (/(^|_)id$/.test(name) ? '' : textOf(value)))
    .join(' ')
    .toLowerCase();
