import type { HasilCalon, ModeSeleksi } from '../seleksi/hasil.ts';
import type { Masukan } from '../seleksi/passing-grade.ts';

/** What the signed text of a public file says, as JSON. */
export interface IsiBukti {
  sekolah: string;
  /** Number of the run. */
  nomor: number;
  mode: ModeSeleksi;
  terbit_ms: number;
  /** By pseudonyms (`samarkanMasukan`). */
  masukan: Masukan;
  /** Names of programmes by id. */
  nama_program: Readonly<Record<string, string>>;
  /** As it was announced, by pseudonym; who is missing was not accepted. */
  diumumkan: Readonly<Record<string, Diumumkan>>;
  /**
   * Lowest scores in hundredths as they are announced, by programme: a later wave that has given no seat of one leaves what stood
   * before, which its run alone does not know. Missing where the school announces none.
   */
  nilai_terendah?: Readonly<Record<string, number | null>>;
}

/** Where somebody has a seat, or waits as the how many-th. */
export interface Diumumkan {
  status: Exclude<HasilCalon['status'], 'TL'>;
  program: string;
  /** null: has a seat. */
  urutan: number | null;
}

/** A text and who vouches for it: the text travels as it was signed, so that nothing has to be written the same way twice. */
export interface BerkasBukti {
  jenis: 'bukti-seleksi' | 'bukti-seleksi-lengkap';
  versi: typeof versiBukti;
  isi: string;
  /** Ed25519, 32 and 64 bytes as hex. */
  kunci: string;
  tanda: string;
}

/** What a signature is over: the text and what it is meant as, so that one file is never shown as the other. */
export const signedText = ({ jenis, versi, isi }: Pick<BerkasBukti, 'jenis' | 'versi' | 'isi'>): string =>
  `${jenis} ${versi}\n${isi}`;

/** Rises with every change by which a file that somebody kept is read otherwise than it was meant. */
export const versiBukti = 1;

/** What a result is announced as. */
export const diumumkanOf = (hasil: HasilCalon): Diumumkan | undefined => {
  if (hasil.status === 'TL') return undefined;
  const { status, program } = hasil;
  return { status, program, urutan: status === 'CADANGAN' ? hasil.urutan : null };
};
