/** Whether he is a member of the school's cooperative, in words. */
export const kataKoperasi = (koperasi_status: boolean): string =>
  koperasi_status ? 'Sudah terdaftar' : 'Belum terdaftar';

interface Koperasi {
  koperasi_dokumen: string | null;
  koperasi_status: boolean;
}

/** Sentences by field for what of the cooperative is missing; the school may ask for its document. */
export function periksaKoperasi(
  { koperasi_dokumen, koperasi_status }: Koperasi,
  isWajib: boolean,
): Record<string, string> {
  const kesalahan: Record<string, string> = {};
  if (isWajib && !koperasi_status)
    kesalahan['koperasi_status'] =
      'Daftarkan diri ke koperasi sekolah dahulu, lalu tandai bahwa Anda sudah terdaftar.';
  if (isWajib && koperasi_dokumen === null)
    kesalahan['koperasi_dokumen'] = 'Unggah bukti pendaftaran koperasi (PDF).';
  return kesalahan;
}
