/** The act on record: what it says stays, since it names nobody. */
export const tindakanHapus = 'hapus data orang';

/**
 * Tables of which rows stay when somebody's data is deleted: his record is emptied instead, and what a published run says of
 * his number proves the places of the others. None of them holds a name.
 */
export const tetapAda: readonly string[] = ['peserta', 'hasil_seleksi', 'kursi_seleksi', 'promosi_cadangan'];

/** The same in words, for who confirms it. */
export const kataTetap: readonly string[] = [
  'Nomor pendaftaran, tanpa nama dan isian, supaya nomor tetap urut',
  'Hasil dan hitungan seleksi, hanya dengan nomor itu (nilai, tanggal lahir, jarak): buktinya menyangkut pendaftar lain',
  'Catatan perubahan: bahwa sesuatu dilakukan dan kapan, tanpa nama dan isinya',
  'Berita acara dan catatan ruang ujian yang sudah ditutup',
  'Pencadangan lama, sampai dihapus menurut umurnya; sesudah dipulihkan penghapusan ini diterapkan lagi',
  'Nomor yang tidak ingin menerima pesan, supaya tetap tidak dikirimi',
];
