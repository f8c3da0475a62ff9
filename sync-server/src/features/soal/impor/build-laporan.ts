import { countGagal } from '@spmb/shared/soal/count-gagal.ts';
import type { LaporanImporSoal } from '@spmb/shared/soal/impor-soal.ts';
import { TEMPAT_SOAL } from '@spmb/shared/soal/soal-impor.ts';
import type { HasilBaca } from './soal-impor.ts';

/** The report of a file that was read, for the screen: counts, findings, and the questions without their image bytes. */
export function buildLaporan(hasil: HasilBaca, nama_berkas: string): LaporanImporSoal {
  return {
    nama_berkas,
    layout: hasil.layout,
    siap: hasil.soal.length,
    gagal: countGagal(hasil.temuan),
    dilewati: hasil.dilewati,
    temuan: hasil.temuan,
    pratinjau: hasil.soal.map(({ nomor, asal, soal, pilihan, jawaban, gambar, media }) => ({
      nomor,
      asal,
      soal,
      pilihan,
      jawaban,
      gambar: TEMPAT_SOAL.filter((tempat) => gambar[tempat]),
      jumlah_media: media.length,
    })),
  };
}
