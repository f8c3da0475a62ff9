/** Most letters of one text, and of all together: search reads every entry. */
const perText = 120;
const perEntry = 600;

/** Ids and what an operation makes of them: nobody types one. */
const isId = (text: string): boolean => /^(?:[0-9a-hjkmnp-tv-z]{22}|[0-9a-f]{26})$/.test(text);
const isIdField = (field: string): boolean => /(?:^|_)id(?:_\d)?$/.test(field);

/**
 * What free text is looked for in an entry of the audit trail: who did it, why, and the texts that the record held, in
 * small letters. Ids are left out.
 */
export function searchedText(nama: string, alasan: string | null, ...sides: readonly unknown[]): string {
  const held = sides.flatMap((side) =>
    typeof side === 'object' && side !== null ? Object.entries(side).flatMap(textOf) : [],
  );
  const texts = [nama, alasan ?? '', ...held].filter((text) => text !== '');
  return [...new Set(texts)].join(' ').slice(0, perEntry).toWellFormed().toLowerCase();
}

const textOf = ([field, value]: [string, unknown]): string[] =>
  typeof value === 'string' && !isIdField(field) && !isId(value) ? [value.slice(0, perText)] : [];
