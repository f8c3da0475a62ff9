import { MAKS_KELOMPOK, TEMPAT_SOAL, type TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { galatRusak } from './galat-rusak.ts';
import { isSelKosong, kunciSaja, TEMPAT_PILIHAN, type BarisSoal } from './baris-soal.ts';
import { jenisLain } from '../raw/jenis-soal.ts';
import type { KolomSoal, LayoutTabel } from './layout-tabel.ts';
import { parseKunci } from '../raw/parse-kunci.ts';
import type { IsiMentah, SoalMentah } from '../raw/soal-mentah.ts';
import { galat } from '../raw/temuan.ts';
import { lampiranKey } from '../images/find-image.ts';

/** Where a row's images come from besides its own cells. */
export interface SumberGambar {
  berkas: ReadonlyMap<string, Uint8Array>;
  lampiran: ReadonlyMap<string, Uint8Array>;
}

/** A row as a question, or why it is none that can be imported. */
export function readBarisSoal(
  baris: BarisSoal,
  layout: LayoutTabel,
  sumber: SumberGambar,
): { soal?: SoalMentah; temuan: TemuanSoal[] } {
  const jenis = baris.sel('jenis').teks.trim().replace(/\.0+$/, '');
  if (jenis !== '' && jenis !== '1' && !/^(?:pg|pilihan ganda)$/i.test(jenis)) {
    return {
      temuan: [galat(baris.asal, jenisLain(layout.jenisLain?.[jenis] ?? jenis), baris.alamat('jenis'))],
    };
  }
  const tertulis = baris.sel('jawaban').teks.trim();
  const isElsewhere = TEMPAT_PILIHAN.flatMap((place): KolomSoal[] => [place, `${place}_gambar`]).every(
    (place) => isSelKosong(baris.sel(place)),
  );
  if (isElsewhere && tertulis !== '' && /\bpdf\b/i.test(baris.sel('soal').teks))
    return { temuan: [galat(baris.asal, kunciSaja(tertulis), baris.alamat('soal'))] };
  const temuan = findRusak(baris);
  const read = (kolom: KolomSoal, gambar: readonly KolomSoal[]) =>
    readIsi(baris, kolom, gambar, sumber, temuan);
  const soal: SoalMentah = {
    nomor: parseNomor(baris.sel('nomor').teks),
    asal: baris.asal,
    soal: read('soal', ['soal_gambar', 'soal_gambar_2', 'suara', 'video']),
    pilihan: TEMPAT_PILIHAN.map((tempat) => read(tempat, [`${tempat}_gambar`])),
    kunci: { indeks: parseKunci(tertulis), tertulis },
    nonaktif: /^nonaktif$/i.test(baris.sel('status').teks.trim()),
    berkas: sumber.berkas,
    kelompok: baris.sel('kelompok').teks.replaceAll(/\s+/g, ' ').trim().slice(0, MAKS_KELOMPOK),
    sel: Object.fromEntries(
      ([...TEMPAT_SOAL, 'jawaban'] as const).flatMap((tempat) => {
        const alamat = baris.alamat(tempat);
        return alamat === undefined ? [] : [[tempat, alamat]];
      }),
    ),
    temuan,
  };
  return { soal, temuan: [] };
}

function findRusak(baris: BarisSoal): TemuanSoal[] {
  return ([...TEMPAT_SOAL, 'jawaban'] as const).flatMap((kolom) =>
    galatRusak(baris.asal, baris.sel(kolom), baris.alamat(kolom)),
  );
}

/** The cell's text and images, then those of its image columns: placed there, or named there. */
function readIsi(
  baris: BarisSoal,
  kolom: KolomSoal,
  kolomGambar: readonly KolomSoal[],
  { lampiran }: SumberGambar,
  temuan: TemuanSoal[],
): IsiMentah {
  const { teks, html, apaAdanya, gambar } = baris.sel(kolom);
  const isHtml = /^html$/i.test(baris.sel('format').teks.trim());
  const all = [...gambar];
  for (const name of kolomGambar) {
    const sel = baris.sel(name);
    all.push(...sel.gambar);
    if (isSelKosong(sel) || sel.teks.trim() === '') continue;
    const file = lampiran.get(lampiranKey(sel.teks));
    if (file) all.push(file);
    else temuan.push(galat(baris.asal, missingFile(sel.teks.trim()), baris.alamat(name)));
  }
  return { ...(isHtml ? { html: teks } : { html, apaAdanya }), gambar: all };
}

function missingFile(name: string): string {
  const shown = name.slice(0, 80);
  return /\.(?:mp3|wav|ogg|m4a|mp4|webm|mpe?g|avi)$/i.test(name)
    ? `Suara dan video (${shown}) belum didukung. Hapus isi sel ini bila soal tetap dapat dijawab tanpanya.`
    : `Gambar ${shown} tidak ada. Unggah gambarnya bersama berkas ini, atau kosongkan sel ini.`;
}

/** A question's number as tables write it; undefined for what is none. */
export function parseNomor(teks: string): number | undefined {
  const digits = /^(\d{1,5})(?:\.0*|\))?$/.exec(teks.trim())?.[1];
  const nomor = Number(digits ?? 0);
  return nomor > 0 ? nomor : undefined;
}
