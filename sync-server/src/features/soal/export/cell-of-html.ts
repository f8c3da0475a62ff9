/**
 * Question HTML for a cell of our template, so that the import reads the same HTML from it. What a spreadsheet or its
 * reader would change becomes an entity: line breaks inside HTML, Excel's own escapes (`_x000D_`), and at the start an
 * apostrophe or what looks like a damaged cell (`#REF!`, `1E+10`).
 */
export function cellOfHtml(html: string): string {
  return html
    .replace(/\n/g, '&#10;')
    .replace(/\r/g, '&#13;')
    .replace(/_(?=x[\da-f]{4}_)/gi, '&#95;')
    .replace(/^(?:['#]|[+-]?\d(?=[\d.,]*E\+)|=(?=\S*DISPIMG))/i, (start) =>
      [...start].map((sign) => `&#${sign.charCodeAt(0)};`).join(''),
    );
}
