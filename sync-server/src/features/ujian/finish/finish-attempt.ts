import { toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { scoreHundredths, type Kunci } from '@spmb/shared/sync/stream/merge.ts';
import { screenText } from '@spmb/shared/sync/protocol/screen-text.ts';
import { answerOf, type Lembar } from '@spmb/shared/sync/stream/lembar.ts';
import { receiptCode } from '@spmb/shared/sync/stream/receipt.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';

/** Digest of what a screen or the server's merge shows per question. */
export const screenDigest = (text: string): string => toBase64Url(nativeDigest.sha256(utf8(text)));

/** Score, receipt and screen digest of a sheet: all derived from draw, merged answers and keys. */
export function gradeLembar(
  ujianId: string,
  urutan: readonly string[],
  lembar: Lembar,
  keys: Readonly<Record<string, Kunci>>,
) {
  const { right, hundredths } = scoreHundredths(urutan, lembar, keys);
  const text = screenText(urutan, (butir) => answerOf(lembar, butir));
  return {
    benar: right,
    nilai: hundredths / 100,
    kode_terima: receiptCode(nativeDigest, ujianId, text),
    layar: screenDigest(text),
  };
}
