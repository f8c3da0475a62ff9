import { textOfHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { findFormatting } from '../../../html/find-formatting.ts';
import type { IsiMentah, SoalMentah } from '../raw/soal-mentah.ts';
import { peringatan } from '../raw/temuan.ts';

/** Words of questions in which a tag is the matter and not the form. */
const words =
  /\b(?:x?html5?|css3?|tag|javascript|php|xml|markup|hypertext|(?:halaman|pemrograman|desain) web|kode program|source code|entitas)\b/i;

const names = [
  'a|abbr|audio|b|base|body|br|button|center|code|div|em|embed|font|footer|form|frame|frameset|h[1-6]|head|header',
  'hr|html|i|iframe|img|input|label|li|link|main|mark|marquee|menu|meta|nav|object|ol|option|p|param|pre|script',
  'section|select|span|strike|strong|style|sub|sup|table|tbody|td|textarea|tfoot|th|thead|title|tr|u|ul|video',
].join('|');
/** A tag that stands in prepared text as text. */
const shownTag = new RegExp(`&lt;/?(?:${names})(?:\\s(?:[^&<]|&quot;|&amp;){0,200})?/?&gt;`, 'i');

const entity = /&(?:lt|gt|amp);/;
const wrapped = /^<(p|div|span)\b[^<>]*>[^]*<\/\1>$/i;

/** Whether formatting was typed into a text that could also be meant as it stands. */
const isTyped = ({ html, apaAdanya }: IsiMentah) => apaAdanya !== undefined && apaAdanya !== html;

const sourceOf = (isi: IsiMentah) => textOfHtml(isi.apaAdanya ?? isi.html);

/**
 * A question about HTML, with the tags that somebody typed into it shown instead of obeyed; every other question as it
 * is. Texts of an editor (a paragraph around everything, tags that are talked about written as entities) stay HTML.
 * `isSure` tells that obeying lost something: then no option is read as HTML.
 */
export function showTags(mentah: SoalMentah, isSure = false): SoalMentah {
  const texts = [mentah.soal, ...mentah.pilihan];
  if (!texts.some(isTyped)) return mentah;
  if (!isSure && !words.test(sourceOf(mentah.soal)) && !texts.some(({ html }) => shownTag.test(html)))
    return mentah;
  const shown = new Set<IsiMentah>();
  if (isTyped(mentah.soal) && !isEditorHtml(sourceOf(mentah.soal))) shown.add(mentah.soal);
  if (isSure || !areEditorHtml(mentah.pilihan))
    for (const isi of mentah.pilihan) if (isTyped(isi)) shown.add(isi);
  const show = (isi: IsiMentah) => (shown.has(isi) ? { ...isi, html: isi.apaAdanya ?? isi.html } : isi);
  const temuan = [...mentah.temuan];
  const say = (pesan: string) => temuan.push(peringatan(mentah.asal, pesan, mentah.sel.soal));
  if (shown.size > 0)
    say(
      'Soal ini membahas HTML: tanda seperti <br> dan <b> ditampilkan apa adanya, tidak dijadikan format. Periksa di pratinjau.',
    );
  const obeyed = texts.filter((isi) => isTyped(isi) && !shown.has(isi)).flatMap(inlineTags);
  if (obeyed.length > 0)
    say(
      `Soal ini membahas HTML, dan tanda ${[...new Set(obeyed)].slice(0, 5).join(' ')} dibaca sebagai format. Tulis &lt;b&gt; agar tampil sebagai <b>.`,
    );
  return { ...mentah, soal: show(mentah.soal), pilihan: mentah.pilihan.map(show), temuan };
}

const isEditorHtml = (source: string) => entity.test(source) || wrapped.test(source);

/** Options of an editor all stand in the same element. */
function areEditorHtml(pilihan: readonly IsiMentah[]): boolean {
  const sources = pilihan.map(sourceOf).filter((source) => source !== '');
  const elements = sources.map((source) => wrapped.exec(source)?.[1]?.toLowerCase());
  return (
    sources.some((source) => entity.test(source)) ||
    (elements[0] !== undefined && new Set(elements).size === 1)
  );
}

function inlineTags(isi: IsiMentah): string[] {
  const source = sourceOf(isi);
  return findFormatting(source)
    .map(({ start, end }) => source.slice(start, end))
    .filter((tag) => /^<(?!p\b|div\b|span\b|br\b|\/)/i.test(tag));
}
