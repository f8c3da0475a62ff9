import { isHeader } from '../../../../spreadsheet/read/header.ts';
import type { BarisMentah } from './baris-mentah.ts';

const CONTOH = /^\(?(?:contoh|example|misal(?:nya)?)\b/i;
const PETUNJUK =
  /^[(*\s]*(?:wajib\b|opsional\b|di ?isi\b|isi(?:kan|lah)? (?:dengan|nama|nomor|no)\b|harus\b|format\b|tidak boleh\b|kosongkan\b|maks(?:imal)?\b)/i;

/** What templates write where a name belongs: the word itself, numbered perhaps, or nothing but signs. */
const NAMA_CONTOH =
  /^(?:(?:tulis |ketik )?nama(?:[ _](?:lengkap|siswa|peserta|anda|murid))*[ _.-]?\d{0,3}|siswa|peserta|murid|x{3,40}|[.…_*-]{2,40}|-|n\/a|(?:john|jane) doe|lorem ipsum.*)$/i;
/** So do templates number their examples, and schools the accounts of a rehearsal, of which there are more. */
const NAMA_BERNOMOR = /^(?:siswa|peserta|murid|user|student)[ _.-]?(?:\d{1,3}|[a-z])$/i;
const MOST_EXAMPLES = 3;
/** And where a number belongs. */
const NOMOR_CONTOH =
  /^(?:x{3,}|[.…_*-]{2,}|(?:nomor|no|nisn|username|nis)[ _.-]?(?:peserta|ujian|siswa)?\d{0,3})$/i;

/**
 * Tells whether a row is filled in as an example of a template: nobody is called so. `names` are all names of the sheet,
 * since a handful of numbered ones are examples and a roomful are accounts.
 */
export function buildIsIsianContoh(names: readonly string[]): (baris: BarisMentah) => boolean {
  const numbered = names.filter((name) => NAMA_BERNOMOR.test(name.trim())).length;
  return ({ sel }) => {
    const nama = sel.nama.text.trim();
    const isNumbered = numbered <= MOST_EXAMPLES && NAMA_BERNOMOR.test(nama);
    return isNumbered || NAMA_CONTOH.test(nama) || NOMOR_CONTOH.test(sel.nomor_peserta.text.trim());
  };
}

/** Whether a row explains how to fill the sheet instead of naming a participant: help, an example, column numbers, the header again. */
export function isPetunjuk({ sel }: BarisMentah): boolean {
  const identity = [sel.nomor_peserta, sel.nisn, sel.nama];
  if (identity.some(({ text }) => CONTOH.test(text) || PETUNJUK.test(text))) return true;
  if (sel.nama.text !== '' && isHeader(sel.nama.text, sel.nama.kolom)) return true;
  if (!/^\(?\d{1,2}\)?$/.test(sel.nama.text)) return false;
  const numbers = Object.values(sel).flatMap(({ text }) =>
    text === '' ? [] : [text.replaceAll(/[()]/g, '')],
  );
  return numbers.length >= 3 && numbers.every((text) => /^\d{1,2}$/.test(text));
}
