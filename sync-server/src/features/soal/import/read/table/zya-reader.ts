import { findHeader, type FoundHeader, type HeaderTexts } from '../../../../../spreadsheet/read/header.ts';
import {
  isButirKosong,
  kunciTanpaIsi,
  selDi,
  toSoalMentah,
  type ButirSoal,
  type TandaKunci,
} from './butir-soal.ts';
import { isSelKosong, kunciSaja } from './baris-soal.ts';
import { toSheet } from './tabel-dikenali.ts';
import { jenisLain } from '../raw/jenis-soal.ts';
import { parseNomor } from './read-baris-soal.ts';
import type { HasilMentah } from '../raw/soal-mentah.ts';
import type { SoalInput, SoalReader } from '../raw/soal-reader.ts';
import { asalBaris, type Tabel } from '../raw/tabel.ts';
import { galat } from '../raw/temuan.ts';

type Kolom = 'nomor' | 'jenis' | 'kode' | 'isi' | 'status';

const texts: HeaderTexts<Kolom> = {
  nomor: ['No', 'nomor'],
  jenis: ['Jenis'],
  kode: ['Kode'],
  isi: ['Isi'],
  status: ['Status Jawaban', 'kunci', 'kunci jawaban'],
};

const tanda: TandaKunci = {
  benar: /^1(?:\.0)?$/,
  salah: /^(?:0(?:\.0)?)?$/,
  petunjuk: 'Isi 1 pada jawaban yang benar dan 0 pada yang lain.',
};

/** ZYA CBT `form-soal-ganda.xls`: a row Q with the question, then a row A for each of its answers. */
export const zyaReader: SoalReader = {
  layout: 'ZYA form-soal-ganda (.xls)',
  canRead: (input) => tabelZya(input) !== undefined,
  read: (input) => {
    const hasil: HasilMentah = { soal: [], temuan: [], dilewati: 0 };
    const found = tabelZya(input);
    if (!found || input.jenis !== 'tabel') return hasil;
    for (const butir of butirOf(found.tabel, found.header, hasil)) {
      const kunci = kunciTanpaIsi(butir, tanda);
      if (kunci !== undefined) hasil.temuan.push(galat(butir.asal, kunciSaja(kunci)));
      else if (isButirKosong(butir)) hasil.dilewati += 1;
      else if (butir.pilihan.length === 0) hasil.temuan.push(galat(butir.asal, jenisLain('essay')));
      else hasil.soal.push(toSoalMentah(butir, tanda, input.berkas));
    }
    return hasil;
  },
};

function tabelZya(input: SoalInput): { tabel: Tabel; header: FoundHeader<Kolom> } | undefined {
  if (input.jenis !== 'tabel') return undefined;
  for (const tabel of input.tabel) {
    const header = findHeader(toSheet(tabel), texts, ['kode', 'isi', 'status']);
    if (header) return { tabel, header };
  }
  return undefined;
}

function butirOf(
  tabel: Tabel,
  { row: header, columns }: FoundHeader<Kolom>,
  hasil: HasilMentah,
): ButirSoal[] {
  const found: ButirSoal[] = [];
  for (let row = header + 1; row < tabel.baris.length; row += 1) {
    const at = (name: Kolom) => selDi(tabel, row, columns[name]);
    const teks = (name: Kolom) => at(name).sel.teks.trim();
    if (tabel.baris[row]?.every(isSelKosong) ?? true) continue;
    const kode = (teks('kode') || teks('jenis')).toUpperCase();
    const asal = asalBaris(tabel, row);
    if (/^(?:Q|SOAL)$/.test(kode)) {
      const nomor = parseNomor(teks('nomor'));
      found.push({ asal, nomor, jenis: '', soal: [at('isi')], pilihan: [] });
    } else if (/^(?:A|JAWABAN)$/.test(kode) && found.length > 0) {
      found.at(-1)?.pilihan.push({ isi: at('isi'), kunci: at('status') });
    } else if (isSelKosong(at('isi').sel)) hasil.dilewati += 1;
    else {
      const pesan = 'Baris ini bukan soal (Q) dan bukan jawaban (A) dari sebuah soal. Betulkan kolom Kode.';
      hasil.temuan.push(galat(asal, pesan, at('kode').alamat));
    }
  }
  return found;
}
