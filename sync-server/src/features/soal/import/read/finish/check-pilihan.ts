import { TEMPAT_SOAL, type TempatSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { isBlankHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import type { IsiSiap } from './finish-isi.ts';
import type { SoalMentah } from '../raw/soal-mentah.ts';

interface Kekurangan {
  tempat: TempatSoal | 'jawaban';
  pesan: string;
}

/** What a question lacks to be a choice of one among two to five options without gaps. */
export function checkPilihan(mentah: SoalMentah, isi: Partial<Record<TempatSoal, IsiSiap>>): Kekurangan[] {
  const found: Kekurangan[] = [];
  const isThere = (tempat: TempatSoal) => {
    const siap = isi[tempat];
    // A text whose image could not be had has its own finding: it is not called blank on top.
    return (
      siap !== undefined && (!isBlankHtml(siap.html) || siap.gambar !== undefined || siap.galat.length > 0)
    );
  };
  if (!isThere('soal'))
    found.push({ tempat: 'soal', pesan: 'Teks soal kosong. Isi soalnya, lalu impor lagi.' });
  const there = mentah.pilihan.map((_, index) => isThere(TEMPAT_SOAL[index + 1] ?? 'e'));
  const count = there.lastIndexOf(true) + 1;
  if (mentah.pilihan.length > letters.length) {
    const pesan = `Soal ini punya ${mentah.pilihan.length} pilihan; paling banyak 5 (A sampai E). Kurangi pilihannya.`;
    return [...found, { tempat: 'soal', pesan }];
  }
  if (count < 2) {
    const pesan = 'Soal ini punya kurang dari dua pilihan jawaban. Soal esai dan isian belum dapat diimpor.';
    return [...found, { tempat: 'a', pesan }];
  }
  for (const [index, has] of there.slice(0, count).entries()) {
    const pesan = `Pilihan ${letters[index] ?? ''} kosong padahal pilihan sesudahnya terisi. Isi atau geser pilihannya.`;
    if (!has) found.push({ tempat: TEMPAT_SOAL[index + 1] ?? 'e', pesan });
  }
  const kunci = checkKunci(mentah.kunci, there);
  return kunci === undefined ? found : [...found, { tempat: 'jawaban', pesan: kunci }];
}

function checkKunci(
  { indeks, tertulis }: SoalMentah['kunci'],
  there: readonly boolean[],
): string | undefined {
  const [first, second] = indeks;
  const shown = tertulis.slice(0, 40);
  if (second !== undefined)
    return `Kunci "${shown}" memuat lebih dari satu jawaban benar. Sisakan satu jawaban benar.`;
  if (first === undefined && shown === '') return 'Kunci jawaban kosong. Isi dengan satu huruf A sampai E.';
  if (first === undefined) return `Kunci "${shown}" tidak terbaca. Isi dengan satu huruf A sampai E.`;
  if (there[first]) return undefined;
  return `Kunci ${letters[first] ?? shown} menunjuk pilihan yang kosong. Isi pilihan itu atau betulkan kuncinya.`;
}
