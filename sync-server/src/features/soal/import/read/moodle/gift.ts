import { parse, type GIFTQuestion, type MultipleChoice, type TextFormat } from 'gift-pegjs';
import { plainToHtml } from '../../../html/text-to-html.ts';
import { readTyped } from '../raw/read-typed.ts';
import { jenisLain } from '../raw/jenis-soal.ts';
import { pickKunci } from '../raw/pick-kunci.ts';
import { repairGift } from './repair-gift.ts';
import { splitGift, type GiftChunk } from './split-gift.ts';
import { tanpaBerkas, type HasilMentah, type IsiMentah, type SoalMentah } from '../raw/soal-mentah.ts';
import type { SoalReader } from '../raw/soal-reader.ts';
import { benarSalah } from '../raw/benar-salah.ts';
import { galat, peringatan } from '../raw/temuan.ts';

/** GIFT: multiple choice with one right answer, and true/false. */
export const giftReader: SoalReader = {
  layout: 'GIFT (.gift, .txt)',
  canRead: (input) =>
    input.jenis === 'teks' &&
    (/\.gift$/i.test(input.namaFile) ||
      /^\s*(?:::|\$CATEGORY:)/m.test(input.teks) ||
      /(?<!\\)\{\s*(?:[=~]|T\b|F\b|TRUE|FALSE|#)[^]*?(?<!\\)\}/.test(input.teks)),
  read: (input) => {
    const hasil: HasilMentah = { soal: [], temuan: [], dilewati: 0 };
    if (input.jenis !== 'teks') return hasil;
    let nomor = 0;
    for (const chunk of splitGift(input.teks)) {
      const entry = parseChunk(chunk);
      if (entry?.type === 'Category') hasil.dilewati += 1;
      else readEntry(entry, `soal ${(nomor += 1)} (baris ${chunk.line})`, hasil);
    }
    return hasil;
  },
};

function parseChunk({ text }: GiftChunk): GIFTQuestion | undefined {
  try {
    return parse(`${repairGift(text)}\n`)[0];
  } catch {
    return undefined;
  }
}

function readEntry(entry: GIFTQuestion | undefined, asal: string, hasil: HasilMentah): void {
  if (!entry) {
    const pesan =
      'Soal ini tidak terbaca. Periksa tanda { } = ~ dan beri \\ di depan tanda yang bukan perintah.';
    hasil.temuan.push(galat(asal, pesan));
  } else if (entry.type === 'MC') readChoice(entry, asal, hasil);
  else if (entry.type === 'TF') {
    hasil.soal.push(withMarkdownWarning(benarSalah(asal, isi(entry.stem), entry.isTrue), [entry.stem]));
  } else hasil.temuan.push(galat(asal, jenisLain(entry.type)));
}

function readChoice(entry: MultipleChoice, asal: string, hasil: HasilMentah): void {
  const picked = pickKunci(entry.choices.map(({ isCorrect, weight }) => weight ?? (isCorrect ? 100 : 0)));
  if ('galat' in picked) {
    hasil.temuan.push(galat(asal, picked.galat));
    return;
  }
  const soal: SoalMentah = {
    nomor: undefined,
    asal,
    soal: isi(entry.stem),
    pilihan: entry.choices.map(({ text }) => isi(text)),
    kunci: { indeks: [picked.indeks], tertulis: '' },
    berkas: tanpaBerkas,
    sel: {},
    temuan: picked.peringatan ? [peringatan(asal, picked.peringatan)] : [],
  };
  hasil.soal.push(withMarkdownWarning(soal, [entry.stem, ...entry.choices.map(({ text }) => text)]));
}

function withMarkdownWarning(soal: SoalMentah, texts: readonly TextFormat[]): SoalMentah {
  if (!texts.some(({ format, text }) => format === 'markdown' && /[*_`#[\]-]/.test(text))) return soal;
  const pesan = 'Tanda Markdown ditampilkan apa adanya. Rapikan soal ini setelah diimpor.';
  return { ...soal, temuan: [...soal.temuan, peringatan(soal.asal, pesan)] };
}

function isi({ format, text }: TextFormat): IsiMentah {
  if (format === 'html') return { html: text, gambar: [] };
  return { ...(format === 'plain' ? { html: plainToHtml(text) } : readTyped(text)), gambar: [] };
}
