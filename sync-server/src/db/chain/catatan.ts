import { idLetters } from '../new-id.ts';
import type { Kepala } from './kepala-audit.table.ts';

/** A place in the audit trail as it stands on paper. */
export interface Catatan {
  nomor: number;
  /** Ten letters of the hash, fifty bits, in two groups. */
  sidik: string;
}

export function catatanOf({ nomor, rantai }: Pick<Kepala, 'nomor' | 'rantai'>): Catatan {
  const letters = idLetters(Buffer.from(rantai, 'base64url').subarray(0, 10)).toUpperCase();
  return { nomor, sidik: `${letters.slice(0, 5)}-${letters.slice(5)}` };
}

/** The line that stands in a berita acara, and that `npm run verify` prints. */
export const describeCatatan = ({ nomor, sidik }: Catatan): string =>
  `Catatan tindakan s.d. nomor ${nomor} · sidik ${sidik}`;

/** What somebody typed from paper, the whole line or number and letters. Undefined: neither. */
export function parseCatatan(typed: string): Catatan | undefined {
  const found = /(\d+)\s*·?\s*(?:sidik\s*:?\s*)?([0-9a-z]{5})[\s-]?([0-9a-z]{5})[.\s]*$/i.exec(typed);
  if (!found) return undefined;
  const [, nomor = '', first = '', second = ''] = found;
  // Letters that are not among ours are those that look like a digit of ours.
  const read = (letters: string) => letters.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return { nomor: Number(nomor), sidik: `${read(first)}-${read(second)}` };
}
