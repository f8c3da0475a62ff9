import { TEMPAT_SOAL, type TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { isSelKosong } from './baris-soal.ts';
import { galatRusak } from './galat-rusak.ts';
import type { SoalMentah } from '../raw/soal-mentah.ts';
import { alamatSel, type Sel, type Tabel } from '../raw/tabel.ts';
import { galat } from '../raw/temuan.ts';

/** A cell and where it stands. */
export interface SelBeralamat {
  sel: Sel;
  alamat: string | undefined;
}

/** A question that stands in several rows of a table: one for each option. */
export interface ButirSoal {
  asal: string;
  nomor: number | undefined;
  /** As the table writes it; '' where it says nothing. */
  jenis: string;
  /** Cells of the question's text; merged ones have their text in the first and may have images in every row. */
  soal: SelBeralamat[];
  pilihan: { isi: SelBeralamat; kunci: SelBeralamat }[];
}

/** How a layout marks the right option in its own column. */
export interface TandaKunci {
  benar: RegExp;
  salah: RegExp;
  /** What to write instead, for the finding. */
  petunjuk: string;
}

/** Takes a cell with its address. */
export function selDi(tabel: Tabel, row: number, column: number | undefined): SelBeralamat {
  const sel = tabel.baris[row]?.[column ?? -1] ?? { teks: '', html: '', gambar: [] };
  return { sel, alamat: column === undefined ? undefined : alamatSel(tabel, row, column) };
}

/** The key of a question that has nothing else, as the table writes it; undefined for every other. */
export function kunciTanpaIsi(butir: ButirSoal, { benar }: TandaKunci): string | undefined {
  const place = butir.pilihan.findIndex(({ kunci }) => benar.test(kunci.sel.teks.trim()));
  return isButirKosong(butir) && place !== -1 ? (letters[place] ?? `ke-${place + 1}`) : undefined;
}

/** Whether nothing was filled in: the prepared rows of a template. */
export function isButirKosong({ soal, pilihan }: ButirSoal): boolean {
  return [...soal, ...pilihan.map(({ isi }) => isi)].every(({ sel }) => isSelKosong(sel));
}

export function toSoalMentah(butir: ButirSoal, tanda: TandaKunci, berkas: SoalMentah['berkas']): SoalMentah {
  const { asal, nomor, soal } = butir;
  const last = butir.pilihan.findLastIndex(({ isi }) => !isSelKosong(isi.sel));
  const pilihan = butir.pilihan.slice(0, last + 1);
  const texts = [...soal, ...pilihan.map(({ isi }) => isi)];
  const temuan = texts.flatMap(({ sel, alamat }) => galatRusak(asal, sel, alamat));
  const indeks = butir.pilihan.flatMap(({ kunci }, index) =>
    isMarked(asal, kunci, tanda, temuan) ? [index] : [],
  );
  const addresses = [soal[0], ...pilihan.map(({ isi }) => isi)].flatMap((cell, index) => {
    const tempat = TEMPAT_SOAL[index];
    return cell?.alamat === undefined || tempat === undefined ? [] : [[tempat, cell.alamat] as const];
  });
  const kunciDi = butir.pilihan[0]?.kunci.alamat;
  return {
    nomor,
    asal,
    berkas,
    temuan,
    soal: {
      html: soal.map(({ sel }) => sel.html).join(''),
      apaAdanya: soal[0]?.sel.apaAdanya,
      gambar: soal.flatMap(({ sel }) => sel.gambar),
    },
    pilihan: pilihan.map(({ isi }) => isi.sel),
    kunci: { indeks, tertulis: indeks.map((index) => letters[index] ?? `ke-${index + 1}`).join(', ') },
    sel: { ...Object.fromEntries(addresses), ...(kunciDi === undefined ? {} : { jawaban: kunciDi }) },
  };
}

function isMarked(
  asal: string,
  { sel, alamat }: SelBeralamat,
  tanda: TandaKunci,
  temuan: TemuanSoal[],
): boolean {
  const teks = sel.teks.trim();
  if (tanda.benar.test(teks)) return true;
  if (!tanda.salah.test(teks)) {
    temuan.push(galat(asal, `Kunci "${teks.slice(0, 40)}" tidak terbaca. ${tanda.petunjuk}`, alamat));
  }
  return false;
}
