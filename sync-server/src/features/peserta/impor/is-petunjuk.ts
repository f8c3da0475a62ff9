import { isHeader } from '../../../spreadsheet/header.ts';
import type { BarisMentah } from './baris-mentah.ts';

const CONTOH = /^\(?(?:contoh|example|misal(?:nya)?)\b/i;
const PETUNJUK =
  /^[(*\s]*(?:wajib\b|opsional\b|di ?isi\b|isi(?:kan|lah)? (?:dengan|nama|nomor|no)\b|harus\b|format\b|tidak boleh\b|kosongkan\b|maks(?:imal)?\b)/i;

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
