import { utf8 } from '../../kernel/text/bytes.ts';
import type { Digest } from '../seal/digest.ts';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten letters and digits that name a finished sheet: the same attempt with the same answers gives the same code. */
export function receiptCode(digest: Digest, ujianId: string, screen: string): string {
  const block = digest.sha256(utf8(`terima|${ujianId}|${screen}`));
  return [...block.subarray(0, 10)].map((byte) => alphabet.charAt(byte & 31)).join('');
}
