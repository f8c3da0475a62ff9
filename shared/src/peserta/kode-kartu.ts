/** What the QR code of an exam card carries: where to log in, and behind a mark that servers never see whose card it is. */
export const withNomor = (login: string, nomor: string): string => `${login}#${encodeURIComponent(nomor)}`;

/** The number behind the mark of a scanned card; what was typed otherwise, without spaces around it. */
export function readKodeKartu(text: string): string {
  const typed = text.trim();
  const mark = typed.lastIndexOf('#');
  if (mark < 0) return typed;
  const nomor = typed.slice(mark + 1);
  try {
    return decodeURIComponent(nomor).trim();
  } catch {
    return nomor.trim();
  }
}
