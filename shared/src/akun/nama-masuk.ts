/** A login name as it is stored and compared: without spaces, in small letters. */
export const normalizeNamaMasuk = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();
