import { diterima, ditolak, perbaikan, perluAlasan } from '../pendaftaran/peralihan.ts';
import type { DokumenDiminta, PutusanDokumen } from './putusan.ts';

/** A verdict as a reviewer gives it. */
export interface IsiPutusan {
  verifikasi_status: number;
  alasan_kode: readonly string[];
  pesan: string;
  dokumen: readonly PutusanDokumen[];
  /** Fields that go back to the applicant; undefined: names that the form does not have. */
  terbuka: readonly string[] | undefined;
}

/** What a verdict lacks, as sentences by field. `alasanAktif`: codes that may be given now. Source: rules on files. */
export function periksaPutusan(
  { verifikasi_status: ke, alasan_kode, pesan, dokumen, terbuka }: IsiPutusan,
  dari: number,
  diminta: readonly DokumenDiminta[],
  alasanAktif: readonly string[],
): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (alasan_kode.some((kode) => !alasanAktif.includes(kode)))
    wrong['alasan_kode'] =
      'Alasan ini tidak ada atau tidak dipakai lagi. Muat ulang daftar alasan, lalu pilih lagi.';
  else if (perluAlasan(dari, ke) && alasan_kode.length === 0)
    wrong['alasan_kode'] =
      'Pilih paling sedikit satu alasan: pendaftar dan panitia lain harus tahu sebabnya.';
  if ((ke === perbaikan || ke === ditolak) && pesan === '')
    wrong['pesan'] = 'Tulis pesan untuk pendaftar: apa yang kurang dan apa yang harus dilakukannya.';
  const byKolom = new Map(dokumen.map((one) => [one.kolom, one]));
  if ([...byKolom.keys()].some((kolom) => !diminta.some((one) => one.kolom === kolom)))
    wrong['dokumen'] =
      'Ada putusan untuk dokumen yang tidak diminta. Muat ulang berkas ini, lalu putuskan lagi.';
  else if (dokumen.some(({ putusan, catatan }) => putusan === 'lainnya' && catatan === ''))
    wrong['dokumen'] = 'Tulis catatan untuk dokumen yang dinilai lainnya.';
  else if (ke === diterima) {
    const isShort = ({ wajib, kolom, berkas }: DokumenDiminta) =>
      wajib && (berkas === null || byKolom.get(kolom)?.putusan !== 'baik');
    const short = diminta.filter(isShort).map(({ label }) => label);
    if (short.length > 0)
      wrong['dokumen'] =
        `Berkas dapat diterima setelah setiap dokumen wajib dinilai baik. Belum: ${short.join(', ')}.`;
  }
  if (terbuka === undefined)
    wrong['perbaiki'] = 'Isian yang ditandai tidak ada di formulir. Muat ulang berkas ini, lalu tandai lagi.';
  else if (ke === perbaikan && terbuka.length === 0)
    wrong['perbaiki'] =
      'Tandai dokumen atau isian yang harus diperbaiki: hanya itu yang terbuka bagi pendaftar.';
  return wrong;
}
