import { countGagal } from '@spmb/shared/soal/import/count-gagal.ts';
import type { LaporanImportSoal } from '@spmb/shared/soal/import/import-soal.schema.ts';
import { TEMPAT_SOAL } from '@spmb/shared/soal/import/soal-import.schema.ts';
import type { HasilBaca, SoalImport } from './raw/soal-import.ts';

/** The report of a file that was read, for the screen: counts, findings, and the questions without their image bytes. */
export function buildLaporan(hasil: HasilBaca, nama_berkas: string): LaporanImportSoal {
  return {
    nama_berkas,
    layout: hasil.layout,
    siap: hasil.soal.length,
    gagal: countGagal(hasil.temuan),
    dilewati: hasil.dilewati,
    temuan: hasil.temuan,
    pratinjau: hasil.soal.map(({ nomor, asal, soal, pilihan, jawaban, gambar, media, kelompok }) => ({
      nomor,
      asal,
      soal,
      pilihan,
      jawaban,
      gambar: TEMPAT_SOAL.filter((tempat) => gambar[tempat]),
      jumlah_media: media.length,
      kelompok,
      kecil: Object.fromEntries(
        [...Object.entries(gambar), ...media.entries()].flatMap(([place, { kecil }]) =>
          kecil === undefined ? [] : [[String(place), kecil]],
        ),
      ),
    })),
    tabel: hasil.tabel,
    kelompok: countKelompok(hasil.soal),
  };
}

/** Groups of questions by name, in the order in which they appear; none where all are for one. Case does not tell two apart. */
export function countKelompok(soal: readonly SoalImport[]): { nama: string; jumlah: number }[] {
  const groups = new Map<string, { nama: string; jumlah: number }>();
  for (const { kelompok } of soal) {
    if (kelompok === '') continue;
    const group = groups.get(kelompok.toLowerCase()) ?? { nama: kelompok, jumlah: 0 };
    group.jumlah += 1;
    groups.set(kelompok.toLowerCase(), group);
  }
  const isMixed = groups.size > 1 || (groups.size === 1 && soal.some(({ kelompok }) => kelompok === ''));
  return isMixed ? [...groups.values()] : [];
}
