/** A piece of a text; `href` where it is an address of the web. */
export interface Bagian {
  text: string;
  href?: string;
}

/** What ends a sentence rather than the address in front of it. */
const tail = /[.,;:!?)\]}'"]+$/;

/** A plain text in pieces, of which addresses that begin with http:// or https:// lead somewhere; nothing else ever does. */
export function pisahLink(text: string): Bagian[] {
  return text.split(/(https?:\/\/[^\s<>]+)/i).flatMap((piece, index): Bagian[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ text: piece }];
    const end = tail.exec(piece)?.[0] ?? '';
    const href = piece.slice(0, piece.length - end.length);
    return end === '' ? [{ text: href, href }] : [{ text: href, href }, { text: end }];
  });
}
