import { TEMPAT_SOAL, type TempatSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { writeWorkbook, type TemplateColumn } from '../../../../spreadsheet/write/template.ts';

const gambar =
  'Sisipkan gambar di sel ini (pojok kiri atasnya di dalam sel), atau tulis nama berkas gambarnya. JPG atau PNG, paling besar 2 MB.';

/** The columns of our own template, for filling in and for exports. */
export const soalColumns: readonly TemplateColumn[] = [
  { header: 'nomor', width: 8, note: 'Nomor soal. Boleh kosong: diisi urut.' },
  ...TEMPAT_SOAL.flatMap(columnsOf),
  { header: 'jawaban', width: 10, note: 'Satu huruf A sampai E.', choices: letters },
  {
    header: 'status',
    width: 10,
    note: 'siap atau nonaktif. Boleh kosong: siap.',
    choices: ['siap', 'nonaktif'],
  },
  {
    header: 'format',
    width: 10,
    note: 'Boleh kosong. html: teks di baris ini ditulis dalam HTML, seperti pada berkas ekspor.',
    choices: ['html'],
  },
];

function columnsOf(tempat: TempatSoal): TemplateColumn[] {
  const name = tempat === 'soal' ? 'soal' : `pilihan_${tempat}`;
  const soal =
    'Teks soal. Rumus boleh ditulis sebagai LaTeX di antara \\( dan \\). Alt+Enter untuk baris baru.';
  const pilihan = `Teks pilihan ${tempat.toUpperCase()}.${tempat < 'c' ? '' : ' Kosongkan bila tidak dipakai.'}`;
  return [
    { header: name, width: tempat === 'soal' ? 60 : 24, note: tempat === 'soal' ? soal : pilihan },
    { header: `${name}_gambar`, width: 14, note: gambar },
  ];
}

const petunjuk = [
  'Isi satu soal per baris di lembar Soal. Jangan mengubah nama kolom.',
  'Soal berupa pilihan ganda dengan satu jawaban benar dan dua sampai lima pilihan, tanpa pilihan kosong di tengah.',
  'Kolom jawaban berisi satu huruf A sampai E.',
  'Gambar (JPG atau PNG, paling besar 2 MB) disisipkan di kolom gambar, atau namanya ditulis di sana dan berkasnya diunggah bersama.',
  'Rumus ditulis sebagai LaTeX: \\( x^2 \\) di dalam kalimat, \\[ x^2 \\] pada baris sendiri.',
  'Pecahan seperti 1/2 tidak berubah menjadi tanggal selama selnya berformat Teks, seperti di templat ini.',
];

/** Our own template for questions: the sheet to fill in, with notes and the choice A to E, and a sheet that explains it. */
export async function buildSoalTemplate(): Promise<Uint8Array> {
  return writeWorkbook([
    { name: 'Soal', columns: soalColumns, rows: [] },
    { name: 'Petunjuk', columns: [{ header: 'Petunjuk', width: 120 }], rows: petunjuk.map((text) => [text]) },
  ]);
}
