import { unwrapParagraph } from '@spmb/shared/soal/html/strip-option-styling.ts';
import { textOfHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { prepareSoalHtml } from '../../../html/prepare-soal-html.ts';
import { findImage } from '../images/find-image.ts';
import { OBJEK_WORD, RUMUS_WORD } from '../images/mark-word-objects.ts';
import type { IsiMentah } from '../raw/soal-mentah.ts';
import { tandaHilang } from './tanda-hilang.ts';

/** A text of a question ready to be stored, with its images still unchecked. */
export interface IsiSiap {
  html: string;
  /** The image of its own, shown beside the text. */
  gambar: Uint8Array | undefined;
  /** Images inside the text; the first is `media:<mulai>`. */
  media: Uint8Array[];
  /** Why the question cannot be kept. */
  galat: string[];
  peringatan: string[];
}

/** Longer than the longest reading passage. */
const LONGEST = 60_000;

/** With the tags and styles of an office program, before they are dropped; images do not count. */
const LONGEST_SOURCE = 200_000;

const tooLong = 'Teks ini terlalu panjang. Ringkas, atau jadikan bacaan sebagai gambar.';

/**
 * Prepares one text. Images inside the HTML become `media:N`, counted from `mulai`. An image that is all there is becomes
 * the text's own image; images beside the text do so too, and every further one goes to the end of the text.
 */
export function finishIsi(
  isi: IsiMentah,
  mulai: number,
  berkas: ReadonlyMap<string, Uint8Array>,
  lampiran: ReadonlyMap<string, Uint8Array>,
): IsiSiap {
  if (isi.html.replace(/;base64,[\w+/=\s]+/g, '').length > LONGEST_SOURCE) {
    return { html: '', gambar: undefined, media: [], galat: [tooLong], peringatan: [] };
  }
  const media: Uint8Array[] = [];
  const galat = lostContent(isi.html);
  const take = (src: string) => {
    const found = findImage(src, berkas, lampiran);
    if ('galat' in found) {
      galat.push(found.galat);
      return undefined;
    }
    media.push(found.bytes);
    return `media:${mulai + media.length - 1}`;
  };
  const prepared = prepareSoalHtml(isi.html, take);
  if (prepared.html.length > LONGEST) galat.push(tooLong);
  const peringatan = prepared.gagal.map(
    (tex) =>
      `Rumus ini tidak terbaca dan ditampilkan apa adanya: ${tex.slice(0, 120)}. Perbaiki rumusnya di soal ini.`,
  );
  if (isi.apaAdanya === undefined) peringatan.push(...lostTags(isi.html));
  const html = unwrapParagraph(prepared.html);
  const hasOnlyImage = media.length === 1 && isi.gambar.length === 0 && textOfHtml(html) === '';
  if (hasOnlyImage) return { html: '', gambar: media[0], media: [], galat, peringatan };
  const [gambar, ...further] = isi.gambar;
  const appended = further.map((_, index) => `<p><img src="media:${mulai + media.length + index}" /></p>`);
  return { html: html + appended.join(''), gambar, media: [...media, ...further], galat, peringatan };
}

/** What was dropped of a text that its file calls HTML. */
function lostTags(html: string): string[] {
  const lost = tandaHilang(html);
  if (lost.length === 0) return [];
  return [
    `Tanda ${lost.slice(0, 5).join(' ')} tidak dapat ditampilkan dan dihapus. Periksa soal ini; bila tanda itu isi soalnya, tulis < sebagai &lt;.`,
  ];
}

/** What the text held that a question here cannot hold, so that it would be incomplete. */
function lostContent(html: string): string[] {
  const lost: string[] = [];
  if (html.includes(RUMUS_WORD)) {
    lost.push(
      'Rumus Word (Equation) tidak terbaca. Tulis sebagai LaTeX, misalnya \\(\\frac{1}{2}\\), atau tempel sebagai gambar.',
    );
  }
  if (html.includes(OBJEK_WORD)) {
    lost.push(
      'Bentuk, grafik, atau SmartArt dari Word tidak terbaca. Simpan sebagai gambar PNG, lalu sisipkan gambarnya.',
    );
  }
  if (/<(?:audio|video|iframe|object|embed)\b/i.test(html)) {
    lost.push('Suara, video, dan sisipan halaman lain belum didukung. Ganti dengan teks atau gambar.');
  }
  if (/<(?:svg|canvas)\b/i.test(html)) {
    lost.push('Gambar SVG belum didukung. Simpan sebagai PNG, lalu sisipkan gambarnya.');
  }
  return lost;
}
