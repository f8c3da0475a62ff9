import { findOddOption } from '@spmb/shared/soal/html/find-odd-option.ts';
import {
  TEMPAT_SOAL,
  type TemuanSoal,
  type TempatSoal,
} from '@spmb/shared/soal/import/soal-import.schema.ts';
import { stripOptionsStyling } from '@spmb/shared/soal/html/strip-option-styling.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { TEMPAT_PILIHAN } from '../table/baris-soal.ts';
import { checkPilihan } from './check-pilihan.ts';
import { checkSama, isEmptied, listSama } from './check-sama.ts';
import { finishIsi, type IsiSiap } from './finish-isi.ts';
import { showTags } from './bahas-html.ts';
import type { FinishImage } from './finish-image.ts';
import type { SoalTanpaNomor } from './number-soal.ts';
import type { GambarImport } from '../raw/soal-import.ts';
import type { SoalMentah } from '../raw/soal-mentah.ts';
import { galat, peringatan } from '../raw/temuan.ts';

type Isi = Partial<Record<TempatSoal, IsiSiap>>;

/**
 * Turns a question as its layout holds it into one that can be stored: texts prepared, images checked and written anew,
 * options and key checked. No `soal` where anything is missing; the findings say what.
 */
export async function finishSoal(
  mentah: SoalMentah,
  lampiran: ReadonlyMap<string, Uint8Array>,
  finishImage: FinishImage,
): Promise<{ soal?: SoalTanpaNomor; temuan: TemuanSoal[] }> {
  const { asal, sel } = mentah;
  const { dibaca, isi, temuan } = readTexts(mentah, lampiran);
  temuan.unshift(...dibaca.temuan);
  for (const { tempat, pesan } of checkPilihan(dibaca, isi)) temuan.push(galat(asal, pesan, sel[tempat]));
  const isRefused = temuan.some(({ tingkat }) => tingkat === 'galat');
  temuan.push(...checkSama(dibaca, isi).filter(({ tingkat }) => tingkat === 'galat' || !isRefused));
  const images = await finishImages(isi, finishImage, (tempat, pesan) => {
    temuan.push(galat(asal, pesan, sel[tempat]));
  });
  const jawaban = letters[mentah.kunci.indeks[0] ?? -1];
  if (jawaban === undefined || temuan.some(({ tingkat }) => tingkat === 'galat')) return { temuan };
  const written = textsOf(isi);
  const odd = findOddOption(
    Object.fromEntries(TEMPAT_PILIHAN.map((place) => [place.toUpperCase(), written[place]])),
  );
  if (odd) {
    const pesan = `Pilihan ${odd.pilihan} satu-satunya yang ${odd.ciri.join(' dan ')}. Samakan bentuk pilihan agar tidak menunjuk jawaban.`;
    temuan.push(peringatan(asal, pesan));
  }
  const { soal, ...options } = written;
  const pilihan = stripOptionsStyling(options);
  const status = mentah.nonaktif ? 'nonaktif' : 'siap';
  if (mentah.nonaktif)
    temuan.push(peringatan(asal, 'Soal ini diimpor sebagai nonaktif: tidak dipakai ujian.'));
  return {
    soal: {
      nomor: mentah.nomor,
      asal,
      soal,
      pilihan,
      jawaban,
      ...images,
      status,
      kelompok: mentah.kelompok ?? '',
    },
    temuan,
  };
}

/** The texts of a question, its typed tags shown where obeying them would leave a text blank or two options the same. */
function readTexts(mentah: SoalMentah, lampiran: ReadonlyMap<string, Uint8Array>) {
  const first = showTags(mentah);
  const read = finishTexts(first, lampiran);
  const isLost =
    listSama(first, read.isi).some(({ menjadi }) => menjadi) ||
    [mentah.soal, ...mentah.pilihan].some((_, index) => isEmptied(first, read.isi, index));
  const dibaca = isLost ? showTags(mentah, true) : first;
  return { dibaca, ...(dibaca === first ? read : finishTexts(dibaca, lampiran)) };
}

function finishTexts(
  mentah: SoalMentah,
  lampiran: ReadonlyMap<string, Uint8Array>,
): { isi: Isi; temuan: TemuanSoal[] } {
  const isi: Isi = {};
  const temuan: TemuanSoal[] = [];
  let mulai = 0;
  for (const [index, text] of [mentah.soal, ...mentah.pilihan].entries()) {
    const tempat = TEMPAT_SOAL[index];
    if (tempat === undefined) break;
    const siap = finishIsi(text, mulai, mentah.berkas, lampiran);
    mulai += siap.media.length;
    isi[tempat] = siap;
    temuan.push(...siap.galat.map((pesan) => galat(mentah.asal, pesan, mentah.sel[tempat])));
    temuan.push(...siap.peringatan.map((pesan) => peringatan(mentah.asal, pesan, mentah.sel[tempat])));
  }
  return { isi, temuan };
}

async function finishImages(
  isi: Isi,
  finishImage: FinishImage,
  refuse: (tempat: TempatSoal, pesan: string) => void,
): Promise<{ gambar: Partial<Record<TempatSoal, GambarImport>>; media: GambarImport[] }> {
  const gambar: Partial<Record<TempatSoal, GambarImport>> = {};
  const media: GambarImport[] = [];
  for (const tempat of TEMPAT_SOAL) {
    const siap = isi[tempat];
    // One and the same image may stand beside a text and inside it.
    for (const [index, bytes] of [siap?.gambar, ...(siap?.media ?? [])].entries()) {
      if (!bytes) continue;
      const image = await finishImage(bytes);
      if ('galat' in image) refuse(tempat, image.galat);
      else if (index === 0) gambar[tempat] = image;
      else media.push(image);
    }
  }
  return { gambar, media };
}

function textsOf(isi: Isi): Record<TempatSoal, string> {
  const html = (tempat: TempatSoal) => isi[tempat]?.html ?? '';
  return { soal: html('soal'), a: html('a'), b: html('b'), c: html('c'), d: html('d'), e: html('e') };
}
