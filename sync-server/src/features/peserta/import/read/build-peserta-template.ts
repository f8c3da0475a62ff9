import { writeWorkbook, type TemplateColumn } from '../../../../spreadsheet/write/template.ts';

const COLUMNS: readonly TemplateColumn[] = [
  {
    header: 'nomor_peserta',
    width: 20,
    note: 'Dipakai untuk masuk. Tanpa spasi, tidak boleh sama. Kosong: NISN yang dipakai.',
  },
  { header: 'kelas', width: 12, note: 'Boleh kosong. Kelas atau rombel, misalnya IX-A.' },
  {
    header: 'nisn',
    width: 14,
    note: '10 angka, dengan nol di depan. Boleh kosong jika nomor_peserta diisi.',
  },
  { header: 'nama', width: 34, note: 'Wajib. Nama lengkap.' },
  { header: 'jenis_kelamin', width: 14, choices: ['L', 'P'], note: 'L (laki-laki) atau P (perempuan).' },
  { header: 'tanggal_lahir', width: 14, note: 'DD-MM-YYYY, misalnya 31-12-2009.' },
  { header: 'sekolah_asal', width: 28, note: 'Boleh kosong. Nama sekolah asal.' },
  { header: 'pilihan 1', width: 20, note: 'Boleh kosong. Nama atau singkatan program keahlian.' },
  { header: 'pilihan 2', width: 20, note: 'Boleh kosong. Nama atau singkatan program keahlian.' },
  { header: 'nomor_hp', width: 16, note: 'Boleh kosong. Satu nomor: 08… atau 62…' },
  { header: 'ruang', width: 10, note: 'Boleh kosong. Ruang ujian.' },
  { header: 'sesi', width: 8, note: 'Boleh kosong. Sesi ujian.' },
  { header: 'kata_sandi', width: 16, note: 'Boleh kosong: dibuatkan otomatis dan dicetak di kartu peserta.' },
];

/** A number that begins with CONTOH marks the row as an example, which an import leaves out. */
const EXAMPLE = [
  'CONTOH-001',
  'IX-A',
  '0091234567',
  'Contoh: Siti Aminah',
  'P',
  '31-12-2009',
  'SMP Negeri 1 Contoh',
  'TKJ',
  'RPL',
  '081234567890',
  'R1',
  '1',
  null,
];

const HELP: readonly string[] = [
  'Isi lembar Peserta mulai baris ke-3. Baris contoh boleh dibiarkan: baris itu tidak diimpor.',
  'Jangan mengubah judul kolom di baris pertama.',
  'Setiap kolom berformat Teks, supaya nol di depan NISN dan nomor tidak hilang.',
  'Mengimpor berkas yang sama lagi memperbarui peserta dengan nomor_peserta atau NISN yang sama.',
];

/** The bytes of the downloadable .xlsx template, which `readPeserta` reads back. */
export function buildPesertaTemplate(): Promise<Uint8Array> {
  return writeWorkbook([
    { name: 'Peserta', columns: COLUMNS, rows: [EXAMPLE], exampleRows: 1 },
    { name: 'Petunjuk', columns: [{ header: 'Petunjuk', width: 100 }], rows: HELP.map((line) => [line]) },
  ]);
}
