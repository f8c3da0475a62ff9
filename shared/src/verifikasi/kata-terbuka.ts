import { findField } from '../pendaftaran/formulir/formulir.ts';
import { kataPutusan, type PutusanDokumen } from './putusan.ts';

const awalan = 'syarat/';

/** Under what a required document stands among those of a form, in verdicts and in what is open again. */
export const kolomSyarat = (dokumenPersyaratanId: string): string => awalan + dokumenPersyaratanId;
export const isKolomSyarat = (kolom: string): boolean => kolom.startsWith(awalan);

/** What goes back to an applicant in words, a document with what is wrong with it. `syarat`: required documents. */
export function kataTerbuka(
  terbuka: readonly string[],
  dokumen: readonly PutusanDokumen[],
  syarat: readonly { kolom: string; label: string }[],
): string[] {
  return terbuka.map((kolom) => {
    const label = findField(kolom)?.label ?? syarat.find((one) => one.kolom === kolom)?.label ?? kolom;
    const fault = dokumen.find((one) => one.kolom === kolom && one.putusan !== 'baik');
    return fault ? `${label} (${kataCacat(fault)})` : label;
  });
}

const kataCacat = ({ putusan, catatan }: PutusanDokumen): string =>
  [putusan !== 'lainnya' && kataPutusan[putusan].toLowerCase(), catatan].filter(Boolean).join(': ');
