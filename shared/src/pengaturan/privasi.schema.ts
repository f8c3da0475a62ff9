import { z } from 'zod';
import { wholeNumber } from '../kernel/fields.schema.ts';
import { defineKelompok } from './define-kelompok.ts';

const saklar = z.preprocess((value) => value ?? false, z.boolean('berisi ya atau tidak.'));
const hari = wholeNumber(30, 3_650, 365);

const fields = z.object({
  hapus_dokumen: saklar,
  hapus_dokumen_hari: hari,
  hapus_percakapan: saklar,
  hapus_percakapan_hari: hari,
  hapus_pesan_keluar: saklar,
  hapus_pesan_keluar_hari: hari,
});
export type PengaturanPrivasi = z.output<typeof fields>;

/** How long what is kept about applicants is kept; each rule of `aturanRetensi` has its switch and its days. */
export const privasi = defineKelompok({
  title: 'Privasi',
  hint: 'Dihitung dari pengumuman hasil, akhir sanggahan, akhir daftar ulang, atau akhir pendaftaran: yang paling lambat. Milik pendaftar yang urusannya belum selesai (berkas, sanggahan, permohonan, daftar ulang) tidak pernah dihapus. Yang akan dihapus ditampilkan di menu Privasi paling sedikit 7 hari sebelumnya.',
  fields,
  labels: {
    hapus_dokumen: 'Hapus dokumen pendaftar yang tidak diterima',
    hapus_dokumen_hari: 'Dokumen dihapus sesudah (hari)',
    hapus_percakapan: 'Hapus percakapan dan surat di kotak masuk',
    hapus_percakapan_hari: 'Percakapan dihapus sesudah (hari)',
    hapus_pesan_keluar: 'Hapus pesan WhatsApp dan surel yang selesai',
    hapus_pesan_keluar_hari: 'Pesan dihapus sesudah (hari)',
  },
});
