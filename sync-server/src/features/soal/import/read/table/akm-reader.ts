import { findHeader, type HeaderTexts } from '../../../../../spreadsheet/read/header.ts';
import { isSelKosong, kunciSaja } from './baris-soal.ts';
import {
  isButirKosong,
  kunciTanpaIsi,
  selDi,
  toSoalMentah,
  type ButirSoal,
  type TandaKunci,
} from './butir-soal.ts';
import { toSheet } from './tabel-dikenali.ts';
import { jenisLain } from '../raw/jenis-soal.ts';
import { parseNomor } from './read-baris-soal.ts';
import type { HasilMentah } from '../raw/soal-mentah.ts';
import type { SoalInput, SoalReader } from '../raw/soal-reader.ts';
import { asalBaris, type Tabel } from '../raw/tabel.ts';
import { galat } from '../raw/temuan.ts';

type Kolom = 'nomor' | 'soal' | 'jenis' | 'opsi' | 'jawaban' | 'kunci';

interface TabelAkm {
  tabel: Tabel;
  mulai: number;
  kolom: Partial<Record<Kolom, number>>;
}

const texts: HeaderTexts<Kolom> = {
  nomor: ['NO', 'nomor', 'no soal', 'nomor soal'],
  soal: ['SOAL'],
  jenis: ['JENIS', 'jenis soal'],
  opsi: ['OPSI'],
  jawaban: ['JAWABAN'],
  kunci: ['KUNCI', 'kunci jawaban', 'jawaban benar'],
};

/** What the column JENIS says; 1 is the multiple choice with one right answer. */
const jenis: Readonly<Record<string, string>> = { 2: 'kompleks', 3: 'matching', 4: 'short', 5: 'essay' };

const tanda: TandaKunci = {
  benar: /^(?:v|✓|✔|√|1(?:\.0)?)$/i,
  salah: /^(?:0(?:\.0)?|-)?$/,
  petunjuk: 'Beri tanda v pada satu pilihan yang benar, dan kosongkan yang lain.',
};

/**
 * GarudaCBT `format_soal_akm.docx`, or the same table in a spreadsheet: one row for each option, the cells of the question
 * merged over them. Tables of the same document with other kinds of questions are named, question by question.
 */
export const akmReader: SoalReader = {
  layout: 'GarudaCBT format_soal_akm (tabel Word .docx atau Excel)',
  canRead: (input) => tabelAkm(input).some(({ kolom }) => isPilihan(kolom)),
  read: (input) => {
    const hasil: HasilMentah = { soal: [], temuan: [], dilewati: 0 };
    if (input.jenis !== 'tabel') return hasil;
    const found = tabelAkm(input);
    for (const { tabel, ...rest } of found) {
      const isOneOfSheets = input.program === 'lembar' && found.length > 1;
      const awalan = isOneOfSheets ? `lembar "${tabel.nama}" ` : tabel.awalan;
      for (const butir of butirOf({ ...rest, tabel: { ...tabel, awalan } })) {
        const other = jenis[butir.jenis] ?? (['', '1'].includes(butir.jenis) ? undefined : butir.jenis);
        const kunci = kunciTanpaIsi(butir, tanda);
        if (kunci !== undefined) hasil.temuan.push(galat(butir.asal, kunciSaja(kunci)));
        else if (isButirKosong(butir)) hasil.dilewati += 1;
        else if (other !== undefined) hasil.temuan.push(galat(butir.asal, jenisLain(other)));
        else if (!isPilihan(rest.kolom)) hasil.temuan.push(galat(butir.asal, jenisLain('short')));
        else hasil.soal.push(toSoalMentah(butir, tanda, input.berkas));
      }
    }
    return hasil;
  },
};

const isPilihan = ({ opsi, jawaban, kunci }: TabelAkm['kolom']) =>
  opsi !== undefined && jawaban !== undefined && kunci !== undefined;

function tabelAkm(input: SoalInput): TabelAkm[] {
  if (input.jenis !== 'tabel') return [];
  return input.tabel.flatMap((tabel) => {
    const header = findHeader(toSheet(tabel), texts, ['soal', 'jenis']);
    return header ? [{ tabel, mulai: header.row + 1, kolom: header.columns }] : [];
  });
}

/** A row begins a question where its number, its text or its kind is not the one before, or where the options begin anew. */
function butirOf({ tabel, mulai, kolom }: TabelAkm): ButirSoal[] {
  const found: ButirSoal[] = [];
  let before = { nomor: '', soal: '', jenis: '' };
  for (let row = mulai; row < tabel.baris.length; row += 1) {
    const at = (name: Kolom) => selDi(tabel, row, kolom[name]);
    const teks = (name: Kolom) => at(name).sel.teks.trim();
    if (tabel.baris[row]?.every(isSelKosong) ?? true) continue;
    const now = { nomor: teks('nomor'), soal: teks('soal'), jenis: teks('jenis').replace(/\.0+$/, '') };
    if (now.soal.toUpperCase() === 'SOAL' && /^jenis/i.test(now.jenis)) continue;
    const differs = (['nomor', 'soal', 'jenis'] as const).some(
      (name) => now[name] !== '' && now[name] !== before[name],
    );
    const last = found.at(-1);
    if (!last || differs || (teks('opsi') === 'A' && last.pilihan.length > 0)) {
      found.push({
        ...now,
        nomor: parseNomor(now.nomor),
        asal: asalBaris(tabel, row),
        soal: [],
        pilihan: [],
      });
      before = now;
      found.at(-1)?.soal.push(at('soal'));
    } else if (at('soal').sel.gambar.length > 0)
      last.soal.push({ ...at('soal'), sel: { ...at('soal').sel, html: '' } });
    if (isPilihan(kolom)) found.at(-1)?.pilihan.push({ isi: at('jawaban'), kunci: at('kunci') });
  }
  return found;
}
