import { dateInWords, localDate, type Zone } from '../kernel/zone.ts';
import type { DaftarUlangSaya } from './daftar-ulang.ts';
import { hariTerakhir } from './masa.ts';

/** Where a re-registration stands, in plain words: what is, and what comes next. */
export interface KabarDaftarUlang {
  tone: 'blue' | 'amber' | 'green' | 'red';
  title: string;
  body: string;
}

/** What an applicant is told of his re-registration at the instant `server_ms` of its answer. */
export function kabarDaftarUlang(saya: DaftarUlangSaya, zona: Zone): KabarDaftarUlang {
  switch (saya.kelayakan) {
    case 'belum-diumumkan':
      return {
        tone: 'blue',
        title: 'Hasil seleksi belum diumumkan',
        body: 'Daftar ulang terbuka bagi yang diterima sesudah pengumuman. Lihat tanggalnya di dashboard.',
      };
    case 'tidak-berhak':
      return {
        tone: 'blue',
        title: 'Tidak ada daftar ulang untuk Anda',
        body: 'Daftar ulang hanya bagi yang diterima. Bila ini keliru, kirim pesan ke panitia lewat dashboard.',
      };
    case 'cadangan':
      return {
        tone: 'blue',
        title: 'Anda di daftar cadangan',
        body: 'Bila ada kursi kosong dan giliran Anda, panitia memberi tahu di kotak pesan, dan daftar ulang terbuka di sini.',
      };
    case 'berkas-diperiksa':
      return {
        tone: 'amber',
        title: `Berkas Anda diperiksa lagi; kursi Anda di ${saya.jurusan} disimpan`,
        body: 'Daftar ulang dapat dikirim sesudah berkasnya diterima. Baca pesan panitia di dashboard, dan perbaiki berkas bila diminta.',
      };
    case 'berhak':
      return kabarBerhak(saya, zona);
  }
}

function kabarBerhak(saya: DaftarUlangSaya, zona: Zone): KabarDaftarUlang {
  const { status, jurusan, batas_ms } = saya;
  const sampai = batas_ms === null ? '' : dateInWords(hariTerakhir(batas_ms, zona));
  switch (status) {
    case 'terkirim':
      return {
        tone: 'blue',
        title: 'Daftar ulang terkirim',
        body: 'Panitia memeriksanya. Hasilnya tampil di sini dan di kotak pesan.',
      };
    case 'terverifikasi':
      return {
        tone: 'green',
        title: `Anda terdaftar sebagai murid baru ${jurusan}`,
        body: 'Daftar ulang selesai. Sekolah mengabarkan hari pertama masuk di kotak pesan.',
      };
    case 'ditolak':
      return lepas('Daftar ulang ditolak', jurusan);
    case 'lewat':
      return lepas('Batas daftar ulang terlewat', jurusan);
    case 'mundur':
      return lepas('Anda mengundurkan diri', jurusan);
    case 'lepas':
      return lepas('Kursi Anda dilepas', jurusan);
    default:
      return kabarDitunggu(saya, sampai, zona);
  }
}

const lepas = (title: string, jurusan: string): KabarDaftarUlang => ({
  tone: 'red',
  title,
  body: `Kursi Anda di ${jurusan} dilepas. Bila ini keliru, segera hubungi panitia.`,
});

/** He has to send it, for the first time or again. */
function kabarDitunggu(
  { status, jurusan, mulai_ms, batas_ms, server_ms }: DaftarUlangSaya,
  sampai: string,
  zona: Zone,
): KabarDaftarUlang {
  const diterima = `Anda diterima di ${jurusan}`;
  if (mulai_ms === null || batas_ms === null)
    return {
      tone: 'green',
      title: diterima,
      body: 'Tanggal daftar ulang belum ditetapkan sekolah. Lihat lagi nanti, atau tanya panitia.',
    };
  if (server_ms < mulai_ms)
    return {
      tone: 'green',
      title: diterima,
      body: `Daftar ulang dibuka ${dateInWords(localDate(mulai_ms, zona))} dan ditutup akhir ${sampai}.`,
    };
  if (server_ms >= batas_ms)
    return {
      tone: 'red',
      title: 'Batas daftar ulang sudah lewat',
      body: `Batasnya akhir ${sampai}. Segera hubungi panitia: kursi Anda dapat diberikan kepada cadangan.`,
    };
  if (status === 'perbaikan')
    return {
      tone: 'amber',
      title: 'Daftar ulang harus diperbaiki',
      body: `Baca pesan panitia, perbaiki, lalu kirim lagi sampai akhir ${sampai}.`,
    };
  return {
    tone: 'amber',
    title: diterima,
    body: `Daftar ulang sampai akhir ${sampai}. Sesudah itu kursi Anda dapat diberikan kepada cadangan.`,
  };
}
