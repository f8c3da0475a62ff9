import {
  TEMPAT_SOAL,
  type TemuanSoal,
  type TempatSoal,
} from '@spmb/shared/soal/import/soal-import.schema.ts';
import { stripOptionsStyling } from '@spmb/shared/soal/html/strip-option-styling.ts';
import { isBlankHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import type { IsiSiap } from './finish-isi.ts';
import type { SoalMentah } from '../raw/soal-mentah.ts';
import { galat, peringatan } from '../raw/temuan.ts';

type Isi = Partial<Record<TempatSoal, IsiSiap>>;

/** What an editor leaves in a field that was emptied. */
const emptyEditor = /^(?:<(?:p|div|span)\b[^<>]*>|<\/(?:p|div|span)>|<br\b[^<>]*>|&nbsp;|[\s\u00A0])*$/i;

/** Whether a text is blank although its file says something there. The text at 0 is the question's. */
export function isEmptied({ soal, pilihan }: SoalMentah, isi: Isi, index: number): boolean {
  const siap = isi[TEMPAT_SOAL[index] ?? 'e'];
  if (!siap || siap.gambar || siap.galat.length > 0 || !isBlankHtml(siap.html)) return false;
  const text = [soal, ...pilihan][index];
  if (!text || text.gambar.length > 0) return false;
  return text.apaAdanya === undefined ? !emptyEditor.test(text.html) : !isBlankHtml(text.apaAdanya);
}

/** Options that are the same now; `menjadi` where their file tells them apart by more than wrapping. */
export function listSama(
  mentah: SoalMentah,
  isi: Isi,
): { pertama: number; kedua: number; menjadi: boolean }[] {
  const places = TEMPAT_SOAL.slice(1).filter((place) => {
    const siap = isi[place];
    return siap && !isBlankHtml(siap.html) && !siap.gambar && siap.media.length === 0;
  });
  const bare = places.map((place) => (isi[place]?.html ?? '').replaceAll(/<[^>]*>/g, ''));
  if (new Set(bare).size === bare.length) return [];
  const texts = stripOptionsStyling(
    Object.fromEntries(places.map((place) => [place, isi[place]?.html ?? ''])) as Record<TempatSoal, string>,
  );
  const first = new Map<string, number>();
  return places.flatMap((place) => {
    const kedua = TEMPAT_SOAL.indexOf(place) - 1;
    const pertama = first.get(texts[place]);
    if (pertama === undefined) {
      first.set(texts[place], kedua);
      return [];
    }
    const [one, other] = [pertama, kedua].map((index) => sourceOf(mentah, index));
    return [{ pertama, kedua, menjadi: one !== other }];
  });
}

const sourceOf = ({ pilihan }: SoalMentah, index: number) => {
  const { html, apaAdanya = html } = pilihan[index] ?? { html: '' };
  return apaAdanya
    .replaceAll(/<\/?(?:p|div|span|font|br)\b[^<>]*>|&nbsp;|[\s\u00A0]+/gi, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
};

/** Findings of options that are the same, and of texts of a file of HTML that vanished. */
export function checkSama(mentah: SoalMentah, isi: Isi): TemuanSoal[] {
  const { asal, sel, pilihan } = mentah;
  const same = listSama(mentah, isi).map(({ pertama, kedua, menjadi }) => {
    const names = `Pilihan ${letters[pertama] ?? ''} dan ${letters[kedua] ?? ''}`;
    const at = sel[TEMPAT_SOAL[kedua + 1] ?? 'e'];
    if (!menjadi) return peringatan(asal, `${names} sama isinya. Betulkan salah satunya.`, at);
    const pesan = `${names} menjadi sama setelah tanda HTML di dalamnya dibaca. Bila tandanya isi pilihan, tulis < sebagai &lt;, lalu impor lagi.`;
    return galat(asal, pesan, at);
  });
  const emptied = pilihan.flatMap((_, index) => {
    if (!isEmptied(mentah, isi, index + 1)) return [];
    const pesan = `Pilihan ${letters[index] ?? ''} hanya berisi tanda HTML dan menjadi kosong. Bila tandanya isi pilihan, tulis < sebagai &lt;, lalu impor lagi.`;
    return [galat(asal, pesan, sel[TEMPAT_SOAL[index + 1] ?? 'e'])];
  });
  return [...same, ...emptied];
}
