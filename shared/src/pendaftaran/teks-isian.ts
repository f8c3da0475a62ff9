import { dateInWords } from '../kernel/zone.ts';
import type { Field, NamaAcuan } from './formulir/field.ts';
import { kosong } from './formulir/formulir.ts';

/** Names of records that a form refers to, by what they are and their id. */
export type NamaAcuanById = (dari: NamaAcuan, id: string) => string | undefined;

/** What is filled in, as it is read: a choice by its words, a record by its name, '' for nothing and for a file. */
export function teksIsian(field: Field, value: unknown, namaAcuan: NamaAcuanById): string {
  if (value === undefined || value === kosong(field)) return field.jenis === 'saklar' ? 'Tidak' : '';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field.jenis) {
    case 'saklar':
      return 'Ya';
    case 'berkas':
      return '';
    case 'tanggal':
      return dateInWords(text).replace(/^\w+, /, '');
    case 'angka':
      return [text.replace('.', ','), field.satuan].filter(Boolean).join(' ');
    case 'pilih':
      return pilihanBernama(field, text);
    case 'acuan':
      return namaAcuan(field.dari, text) ?? text;
    default:
      return text;
  }
}

/** Choices of years depend on the school and are their own words. */
function pilihanBernama(field: Extract<Field, { jenis: 'pilih' }>, value: string): string {
  const options = field.pilihan({
    skck: true,
    butawarna: true,
    tanpa_berkas: false,
    tahun_lulus: [],
    hari_ini: '',
  });
  return options.find((one) => one.value === value)?.label ?? value;
}
