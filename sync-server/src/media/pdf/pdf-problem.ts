/** Why a PDF is not taken. */
export type PdfProblem = 'terkunci' | 'bertindak' | 'berlampiran' | 'panjang' | 'rusak';

const wayOut =
  'Simpan ulang sebagai PDF biasa (menu Cetak, lalu Simpan sebagai PDF), atau foto halamannya, lalu unggah lagi.';

/** What the person reads who chose the file. */
export const pdfSentences: Readonly<Record<PdfProblem, string>> = {
  terkunci: `PDF ini terkunci dengan sandi, sehingga orang lain tidak dapat membacanya. ${wayOut}`,
  bertindak: `PDF ini memuat perintah yang berjalan sendiri atau membuka sesuatu di luar berkasnya. ${wayOut}`,
  berlampiran: `PDF ini memuat berkas lain, media, atau formulir isian di dalamnya. ${wayOut}`,
  panjang: 'PDF ini lebih dari 1.000 halaman. Pilih halaman yang diperlukan saja, lalu unggah lagi.',
  rusak: `PDF ini rusak, terpotong, atau terlalu berat untuk dibuka. ${wayOut}`,
};

/** What he reads where the server, and not the file, is to blame. */
export const pdfUnchecked =
  'PDF ini belum selesai diperiksa karena server sedang sibuk. Tunggu sebentar, lalu coba lagi. Jika tetap belum selesai, foto halamannya, lalu unggah fotonya.';
