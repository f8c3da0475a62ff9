/** What everybody is told by a server that a restored one has replaced (S18). */
export const supersededText =
  'Server ini sudah digantikan oleh hasil pemulihan yang lebih baru, jadi tidak menyimpan apa pun lagi; jawaban di perangkat tetap aman. Jalankan server yang lebih baru itu di alamat ini, atau hentikan server ini lalu pulihkan pencadangan terbarunya di sini: npm run restore -- BERKAS.';
