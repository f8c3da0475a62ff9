/** An NISN of 10 digits, '' for a blank text, undefined for anything else. Source: validation rule "NISN 10 digits". */
export function parseNisn(text: string): string | undefined {
  const compact = text.replaceAll(/[\s'’.-]/g, '');
  if (compact === '' || /^0+$/.test(compact)) return '';
  return /^\d{10}$/.test(compact) ? compact : undefined;
}
