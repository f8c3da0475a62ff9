import type { TempatSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import type { HeaderTexts } from '../../../../../spreadsheet/read/header.ts';

/** Columns that a table of questions can have. `…_gambar` hold the name of an image file or an image itself. */
export type KolomSoal =
  | TempatSoal
  | `${TempatSoal}_gambar`
  | ('soal_gambar_2' | 'suara' | 'video')
  | ('nomor' | 'jawaban' | 'jenis' | 'status' | 'format' | 'kelompok');

/** How a program names its columns. The first text is the exact one of its template, the others are tolerated. */
export interface LayoutTabel {
  layout: string;
  kolom: HeaderTexts<KolomSoal>;
  wajib: readonly KolomSoal[];
  /** What the numbers of the column `jenis` mean besides 1, the multiple choice with one answer. */
  jenisLain?: Readonly<Record<string, string>>;
}

const kunci = ['jawaban benar', 'kunci jawaban', 'kunci', 'jawab', 'jawaban'];
const nomor = ['nomor', 'no', 'no soal', 'nomor soal'];

/** Our own template. */
export const layoutTemplat: LayoutTabel = {
  layout: 'Templat soal aplikasi ini (.xlsx)',
  kolom: {
    nomor,
    soal: ['soal'],
    soal_gambar: ['soal_gambar'],
    a: ['pilihan_a'],
    a_gambar: ['pilihan_a_gambar'],
    b: ['pilihan_b'],
    b_gambar: ['pilihan_b_gambar'],
    c: ['pilihan_c'],
    c_gambar: ['pilihan_c_gambar'],
    d: ['pilihan_d'],
    d_gambar: ['pilihan_d_gambar'],
    e: ['pilihan_e'],
    e_gambar: ['pilihan_e_gambar'],
    jawaban: ['jawaban', ...kunci],
    status: ['status'],
    format: ['format'],
  },
  wajib: ['soal', 'a', 'b', 'jawaban'],
};

/** CandyCBT `importdatasoal.xls`. */
export const layoutCandy: LayoutTabel = {
  layout: 'Candy importdatasoal (.xls)',
  kolom: {
    nomor: ['No Soal', ...nomor],
    soal: ['Soal'],
    a: ['PilA'],
    b: ['PilB'],
    c: ['PilC'],
    d: ['PilD'],
    e: ['PilE'],
    jawaban: ['jawab', ...kunci],
    jenis: ['Jenis'],
    soal_gambar: ['file1'],
    soal_gambar_2: ['file2'],
    a_gambar: ['fileA'],
    b_gambar: ['fileB'],
    c_gambar: ['fileC'],
    d_gambar: ['fileD'],
    e_gambar: ['fileE'],
  },
  wajib: ['soal', 'a', 'b', 'jawaban'],
  jenisLain: { 2: 'essay' },
};

/** ExtraordinaryCBT `format-input-soal-exc.xlsx`. */
export const layoutExo: LayoutTabel = {
  layout: 'ExtraordinaryCBT format-input-soal (.xlsx)',
  kolom: {
    nomor,
    soal: ['SOAL'],
    jenis: ['Tipe Soal'],
    jawaban: ['Kunci Jawaban', ...kunci],
    a: ['Opsi 1'],
    b: ['Opsi 2'],
    c: ['Opsi 3'],
    d: ['Opsi 4'],
    e: ['Opsi 5'],
  },
  wajib: ['soal', 'a', 'b', 'jawaban'],
  jenisLain: { 2: 'essay' },
};

/** GarudaCBT `format_soal.docx`, or the same table in a spreadsheet. */
export const layoutGaruda: LayoutTabel = {
  layout: 'GarudaCBT format_soal (tabel Word .docx atau Excel)',
  kolom: {
    nomor: ['NO', ...nomor],
    soal: ['SOAL'],
    a: ['JAWABAN A'],
    b: ['JAWABAN B'],
    c: ['JAWABAN C'],
    d: ['JAWABAN D'],
    e: ['JAWABAN E'],
    jawaban: ['JAWABAN BENAR', ...kunci],
  },
  wajib: ['soal', 'a', 'b', 'jawaban'],
};

/** Beesmart `bee_soal_temp.xls`: the header takes two rows, so that questions begin in row 3. */
export const layoutBeesmart: LayoutTabel = {
  layout: 'Beesmart bee_soal_temp (.xls)',
  kolom: {
    nomor: ['NO.', ...nomor],
    jenis: ['JENIS SOAL'],
    soal: ['SOAL'],
    a: ['JAWAB1'],
    a_gambar: ['FILEJAWAB1'],
    b: ['JAWAB2'],
    b_gambar: ['FILEJAWAB2'],
    c: ['JAWAB3'],
    c_gambar: ['FILEJAWAB3'],
    d: ['JAWAB4'],
    d_gambar: ['FILEJAWAB4'],
    e: ['JAWAB5'],
    e_gambar: ['FILEJAWAB5'],
    kelompok: ['AGAMA/PEMINATAN', 'agama', 'peminatan'],
    suara: ['AUDIO'],
    video: ['VIDEO'],
    soal_gambar: ['GAMBAR'],
    jawaban: ['KUNCI JAWABAN', ...kunci],
  },
  wajib: ['soal', 'a', 'b', 'jawaban'],
  jenisLain: { 2: 'essay' },
};

const huruf = { a: 1, b: 2, c: 3, d: 4, e: 5 } as const;

const pilihanUmum = Object.fromEntries(
  Object.entries(huruf).flatMap(([name, nomor]): [KolomSoal, string[]][] => [
    [
      name as TempatSoal,
      [
        `pilihan ${name}`,
        `opsi ${name}`,
        `jawaban ${name}`,
        `pil ${name}`,
        `option ${name}`,
        `opsi ${nomor}`,
        `jawab ${nomor}`,
        `pilihan ${nomor}`,
        `jawaban ${nomor}`,
        `option ${nomor}`,
        name,
      ],
    ],
    [
      `${name as TempatSoal}_gambar`,
      [`pilihan ${name} gambar`, `gambar ${name}`, `file ${name}`, `file jawab ${nomor}`],
    ],
  ]),
) as HeaderTexts<KolomSoal>;

/** A table of the school's own, or of a program whose header somebody changed: any header that says what it means. */
export const layoutUmum: LayoutTabel = {
  layout: 'Tabel soal (kolom soal, pilihan A sampai E, kunci)',
  kolom: {
    ...pilihanUmum,
    nomor,
    soal: ['soal', 'pertanyaan', 'teks soal', 'butir soal', 'isi soal', 'soal pertanyaan', 'question'],
    soal_gambar: ['gambar soal', 'soal gambar', 'gambar', 'file 1'],
    jawaban: [...kunci, 'answer', 'correct answer'],
    jenis: ['jenis soal', 'tipe soal', 'jenis', 'tipe'],
    kelompok: ['AGAMA/PEMINATAN', 'agama', 'peminatan'],
    status: ['status'],
    format: ['format'],
    suara: ['audio'],
    video: ['video'],
  },
  wajib: ['soal', 'a', 'b', 'jawaban'],
  jenisLain: { 2: 'essay' },
};

export const layoutsTabel: readonly LayoutTabel[] = [
  layoutTemplat,
  layoutCandy,
  layoutExo,
  layoutGaruda,
  layoutBeesmart,
];
