import { tanpaBerkas, type IsiMentah, type SoalMentah } from './soal-mentah.ts';
import { peringatan } from './temuan.ts';

/** A true/false question is a clean choice of one: it becomes a question with the options A Benar and B Salah. */
export function benarSalah(
  asal: string,
  soal: IsiMentah,
  isTrue: boolean,
  berkas: SoalMentah['berkas'] = tanpaBerkas,
): SoalMentah {
  return {
    nomor: undefined,
    asal,
    soal,
    pilihan: ['Benar', 'Salah'].map((html) => ({ html, gambar: [] })),
    kunci: { indeks: [isTrue ? 0 : 1], tertulis: '' },
    berkas,
    sel: {},
    temuan: [peringatan(asal, 'Soal benar/salah diimpor sebagai pilihan ganda: A Benar, B Salah.')],
  };
}
