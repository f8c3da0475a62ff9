import { letters } from '../sync/stream/letter.ts';
import type { PlainItem, SealedImageRef } from '../sync/seal/sealed-paket.ts';
import type { KolomSoal } from './soal.schema.ts';
import { stripOptionsStyling } from './html/strip-option-styling.ts';

/** Texts and images of a question as they are stored. */
type IsiSoal = Record<KolomSoal, string> & Record<`${KolomSoal}_gambar`, string | null>;

const pilihanOf = (row: IsiSoal) => ({
  A: { teks: row.pilihan_a, gambar: row.pilihan_a_gambar },
  B: { teks: row.pilihan_b, gambar: row.pilihan_b_gambar },
  C: { teks: row.pilihan_c, gambar: row.pilihan_c_gambar },
  D: { teks: row.pilihan_d, gambar: row.pilihan_d_gambar },
  E: { teks: row.pilihan_e, gambar: row.pilihan_e_gambar },
});

const inlineMedia = /media:([\w-]+)/g;

/** Ids of all images that an item shows, inside its HTML or beside it. */
export function mediaOf(row: IsiSoal): string[] {
  const options = Object.values(pilihanOf(row));
  const html = [row.soal, ...options.map((option) => option.teks)].join(' ');
  const inline = [...html.matchAll(inlineMedia)].map((match) => match[1] ?? '');
  return [...inline, row.soal_gambar, ...options.map((option) => option.gambar)].filter(
    (id): id is string => !!id,
  );
}

/** An item as participants receive it: without its key, and with options stripped of what could mark one from outside (S17). */
export function plainItem(row: IsiSoal, imageOf: (mediaId: string) => SealedImageRef | undefined): PlainItem {
  const ref = (id: string | null) => (id === null ? null : (imageOf(id) ?? null));
  const options = pilihanOf(row);
  const texts = stripOptionsStyling({
    A: row.pilihan_a,
    B: row.pilihan_b,
    C: row.pilihan_c,
    D: row.pilihan_d,
    E: row.pilihan_e,
  });
  const pilihan: PlainItem['pilihan'] = {};
  for (const letter of letters) {
    const { gambar } = options[letter];
    if (options[letter].teks !== '' || gambar !== null)
      pilihan[letter] = { teks: texts[letter], gambar: ref(gambar) };
  }
  const media: PlainItem['media'] = {};
  for (const id of mediaOf(row)) {
    const image = imageOf(id);
    if (image) media[id] = image;
  }
  return { soal: row.soal, soal_gambar: ref(row.soal_gambar), pilihan, media };
}
