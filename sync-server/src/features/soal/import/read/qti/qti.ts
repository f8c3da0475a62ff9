import { decodeText } from '../../../../../spreadsheet/read/decode-text.ts';
import { BerkasSoalDitolak } from '../raw/berkas-soal-ditolak.ts';
import { fileKey } from '../images/moodle-files.ts';
import { parseXmlTree } from '../xml/parse-xml.ts';
import { qtiAttribute, qtiHtml, qtiName } from './qti-element.ts';
import { readQtiItem } from './qti-item.ts';
import type { HasilMentah } from '../raw/soal-mentah.ts';
import type { SoalReader } from '../raw/soal-reader.ts';
import { galat, peringatan } from '../raw/temuan.ts';
import { findElements, type XmlElement } from '../xml/xml-element.ts';

type Bagian = ReadonlyMap<string, Uint8Array>;

const itemTag = /<(?:[\w.-]+:)?(?:qti-assessment-item|assessmentItem)[\s>]/;

/** QTI 2 and 3: choices of one, from a single item or from a package with its pictures. */
export const qtiReader: SoalReader = {
  layout: 'QTI 2 dan 3 (.xml, paket .zip)',
  canRead: (input) =>
    (input.jenis === 'teks' && /^\s*</.test(input.teks) && itemTag.test(input.teks.slice(0, 20_000))) ||
    (input.jenis === 'paket' && [...input.bagian].some(isItem)),
  read: (input) => {
    const hasil: HasilMentah = { soal: [], temuan: [], dilewati: 0 };
    if (input.jenis === 'tabel') return hasil;
    const bagian = input.jenis === 'paket' ? input.bagian : new Map([['', Buffer.from(input.teks)]]);
    const { names, unlisted } = input.jenis === 'paket' ? itemNames(bagian) : { names: [''], unlisted: [] };
    const berkas = new Map([...bagian].map(([name, bytes]) => [fileKey(name), bytes]));
    let shuffled = false;
    for (const [index, nama] of names.entries()) {
      const asalOf = (title: string) => `soal ${index + 1}${title === '' ? '' : ` (${title.slice(0, 60)})`}`;
      try {
        const item = parsePart(bagian, nama);
        const place = (href: string) => placeOf(nama, href);
        const context = { asal: asalOf(qtiAttribute(item, 'title') || nama), place, berkas };
        const { soal, temuan } = readQtiItem(item, { ...context, bacaan: bacaanOf(item, nama, bagian) });
        hasil.temuan.push(...temuan);
        if (unlisted.includes(nama)) {
          const pesan = `Soal ini (${nama.slice(0, 80)}) tidak tercantum di manifest paket, tetapi ikut dibaca. Periksa apakah memang bagian dari paket ini.`;
          hasil.temuan.push(peringatan(context.asal, pesan));
        }
        if (soal) hasil.soal.push(soal);
        shuffled ||= isShuffled(item);
      } catch (error) {
        if (!(error instanceof BerkasSoalDitolak) || input.jenis === 'teks') throw error;
        hasil.temuan.push(galat(asalOf(nama), error.message));
      }
    }
    if (shuffled) {
      const pesan = 'Pengacakan pilihan (shuffle) tidak diambil: acak diatur di jadwal ujian.';
      hasil.temuan.push(peringatan('', pesan));
    }
    return hasil;
  },
};

function parsePart(bagian: Bagian, name: string): XmlElement {
  const bytes = bagian.get(name);
  if (bytes) return parseXmlTree(decodeText(bytes) ?? '');
  throw new BerkasSoalDitolak(`Berkas ${name.slice(0, 80)} tidak ada di dalam paket. Ekspor ulang paketnya.`);
}

const isItem = ([name, bytes]: [string, Uint8Array]) =>
  /\.xml$/i.test(name) && itemTag.test(new TextDecoder().decode(bytes.subarray(0, 20_000)));

/** Files of items: those of the manifest in its order, then, by name, those that it does not list. */
function itemNames(bagian: Bagian): { names: string[]; unlisted: readonly string[] } {
  const manifest = [...bagian.keys()].find((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name));
  const listed = [...new Set(manifest === undefined ? [] : listItems(manifest, bagian))];
  const unlisted = [...bagian]
    .flatMap((part) => (isItem(part) && !listed.includes(part[0]) ? [part[0]] : []))
    .sort();
  return { names: [...listed, ...unlisted], unlisted: listed.length > 0 ? unlisted : [] };
}

function listItems(manifest: string, bagian: Bagian): string[] {
  return findElements(parsePart(bagian, manifest), ({ name }) => name === 'resource')
    .filter(({ attributes }) => /^imsqti_item/.test(attributes['type'] ?? ''))
    .map(({ attributes }) => placeOf(manifest, attributes['href'] ?? ''));
}

/** The place in the archive of a file that another one names. Addresses of the network stay as they are. */
function placeOf(from: string, href: string): string {
  if (/^\s*(?:[a-z]+:|\/\/)/i.test(href)) return href;
  const parts = from.split('/').slice(0, -1);
  for (const part of safeDecode(href.trim())
    .replace(/[?#].*$/, '')
    .split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function safeDecode(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The reading texts of QTI 3 that an item names. */
function bacaanOf(item: XmlElement, nama: string, bagian: Bagian): string {
  const refs = findElements(item, (element) => qtiName(element) === 'assessmentStimulusRef');
  const texts = refs.flatMap((ref) => {
    const at = placeOf(nama, qtiAttribute(ref, 'href'));
    const body = findElements(parsePart(bagian, at), (element) => qtiName(element) === 'stimulusBody');
    return body.map((element) => qtiHtml(element, (href) => placeOf(at, href)));
  });
  return texts.join('');
}

function isShuffled(item: XmlElement): boolean {
  return findElements(item, (element) => qtiAttribute(element, 'shuffle') === 'true').length > 0;
}
