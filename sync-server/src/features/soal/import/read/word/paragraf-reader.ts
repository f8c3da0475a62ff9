import { isBlankHtml, textOfHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { bagianSoal, itemsOfList, type BagianSoal } from './bagian-soal.ts';
import { escapeHtml } from '../../../html/text-to-html.ts';
import { jenisLain } from '../raw/jenis-soal.ts';
import { parseKunci } from '../raw/parse-kunci.ts';
import type { HasilMentah, IsiMentah, SoalMentah } from '../raw/soal-mentah.ts';
import type { SoalInput, SoalReader } from '../raw/soal-reader.ts';
import { galat, peringatan } from '../raw/temuan.ts';
import { typedHtml } from './typed-html.ts';

/** A question of a Word document without tables: its own piece first, then those of its options, images and key. */
interface Kelompok {
  nomor: number;
  asal: string;
  bagian: BagianSoal[];
}

/** Reads Word documents in which `awalan:1)` stands before each question, `A:)` before each option. */
function buildParagrafReader(layout: string, awalan: 'Q' | 'S'): SoalReader {
  const begins = new RegExp(`^\\s*${awalan}\\s?:\\s?\\d{1,4}\\s?\\)`, 'im');
  return {
    layout,
    canRead: (input) => blokOf(input).some((block) => begins.test(textOfHtml(block))),
    read: (input) => {
      const hasil: HasilMentah = { soal: [], temuan: [], dilewati: 0 };
      const berkas = input.jenis === 'tabel' ? input.berkas : new Map<string, Uint8Array>();
      const bagian = bagianSoal(blokOf(input));
      const before = textOfHtml(htmlOf(bagian[0]));
      if (before !== '') {
        hasil.dilewati += 1;
        hasil.temuan.push(
          peringatan('', `Teks sebelum soal pertama tidak ikut diimpor: "${shorten(before)}".`),
        );
      }
      for (const kelompok of groupBagian(bagian)) readKelompok(kelompok, berkas, hasil);
      return hasil;
    },
  };
}

/** Paragraphs of CandyCBT and of ExtraordinaryCBT. */
export const paragrafReaders: readonly SoalReader[] = [
  buildParagrafReader('Candy paragraf Word (Q:1) … A:) … Kunci: C)', 'Q'),
  buildParagrafReader('ExtraordinaryCBT paragraf Word (S:1) … A:) … JAWAB: C)', 'S'),
];

const blokOf = (input: SoalInput) => (input.jenis === 'tabel' ? input.blok : []);
const htmlOf = (bagian: BagianSoal | undefined) => typedHtml(bagian?.blok.join('') ?? '');
const shorten = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 80);

function groupBagian(bagian: readonly BagianSoal[]): Kelompok[] {
  const groups: Kelompok[] = [];
  for (const one of bagian) {
    if (one.tanda?.jenis === 'soal') {
      const { nomor } = one.tanda;
      const urutan = groups.length + 1;
      const asal = urutan === nomor ? `soal ${nomor}` : `soal ${urutan} (bernomor ${nomor})`;
      groups.push({ nomor, asal, bagian: [one] });
    } else groups.at(-1)?.bagian.push(one);
  }
  return groups;
}

function readKelompok({ nomor, asal, bagian }: Kelompok, berkas: SoalMentah['berkas'], hasil: HasilMentah) {
  const soal = isiOf(bagian[0]);
  const pilihan: IsiMentah[] = [];
  const kunci: string[] = [];
  const temuan: SoalMentah['temuan'] = [];
  for (const one of bagian.slice(1)) {
    const { tanda } = one;
    if (tanda?.jenis === 'pilihan') {
      const pesan = checkHuruf(tanda.huruf, pilihan.length);
      if (pesan !== undefined) temuan.push(galat(asal, pesan));
      pilihan.push(isiOf(one));
    } else if (tanda?.jenis === 'gambar') {
      const owner = tanda.milik === 'soal' ? soal : (pilihan.at(-1) ?? soal);
      const image = imageOf(htmlOf(one));
      owner.html += image;
      owner.apaAdanya = `${owner.apaAdanya ?? ''}${image}`;
    } else {
      const [first = '', ...after] = one.blok;
      kunci.push(textOfHtml(first));
      const lost = after.join('');
      if (!isBlankHtml(lost)) temuan.push(peringatan(asal, lostAfterKey(lost)));
    }
  }
  if (pilihan.length === 0) pilihan.push(...takeList(bagian[0], soal, asal, temuan));
  if (pilihan.length === 0) {
    hasil.temuan.push(galat(asal, jenisLain(kunci.length === 0 ? 'essay' : 'short')));
    return;
  }
  const tertulis = kunci.join(', ').trim();
  hasil.soal.push({
    nomor: nomor > 0 ? nomor : undefined,
    asal,
    soal,
    pilihan,
    kunci: { indeks: parseKunci(tertulis), tertulis },
    berkas,
    sel: {},
    temuan,
  });
}

function isiOf(bagian: BagianSoal | undefined): { html: string; apaAdanya: string; gambar: [] } {
  return { html: htmlOf(bagian), apaAdanya: bagian?.blok.join('') ?? '', gambar: [] };
}

/** Every option may be marked `A:)`, as in Candy's own sample; another letter must be the one of its place. */
function checkHuruf(huruf: string, place: number): string | undefined {
  if (huruf === 'A' || huruf === String.fromCharCode(65 + place)) return undefined;
  return `Pilihan ke-${place + 1} bertanda ${huruf}:). Urutkan tandanya A:) sampai E:), lalu impor lagi.`;
}

/** The images behind `FileQ:` or `FileO:`, or the name of a file that is written there. */
function imageOf(html: string): string {
  const name = textOfHtml(html);
  return html.includes('<img') || name === '' ? html : `<img src="${escapeHtml(name)}">`;
}

function lostAfterKey(html: string): string {
  const text = shorten(textOfHtml(html)) || 'gambar atau tabel';
  return `Isi sesudah kunci tidak ikut diimpor: "${text}". Pindahkan ke depan kunci bila bagian dari soal.`;
}

/** Options that Word numbers by itself, without a mark: the list at the end of the question. */
function takeList(
  bagian: BagianSoal | undefined,
  soal: IsiMentah & { html: string },
  asal: string,
  temuan: SoalMentah['temuan'],
): IsiMentah[] {
  const blok = bagian?.blok.filter((block) => !isBlankHtml(block)) ?? [];
  const items = itemsOfList(blok.at(-1) ?? '');
  if (items.length < 2 || items.length > 5) return [];
  const own = blok.slice(0, -1).join('');
  soal.html = typedHtml(own);
  soal.apaAdanya = own;
  temuan.push(peringatan(asal, 'Pilihan diambil dari daftar bernomor otomatis Word. Periksa urutannya.'));
  return items.map((html) => ({ html: typedHtml(html), apaAdanya: html, gambar: [] }));
}
