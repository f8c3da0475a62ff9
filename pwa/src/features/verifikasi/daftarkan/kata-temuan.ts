import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { TemuanPendaftar } from '@spmb/shared/verifikasi/temuan-pendaftar.ts';

/** Why there is no form to fill in. */
export const kataTerkirim = ({ nama, nomor_register, status }: TemuanPendaftar): string =>
  `${nama} sudah terdaftar${nomor_register && ` dengan nomor ${nomor_register}`}; statusnya ${statusBerkasText(status)}.`;

/** Who was found, and what becomes of him with this form. */
export function kataTemuan({ id, nama, status }: TemuanPendaftar): string {
  if (id === null) return 'Belum ada akun dengan NISN ini. Akunnya dibuat saat formulir ini dikirim.';
  if (status === draf)
    return `${nama} sudah punya akun dan belum mengirim formulir. Yang sudah diisinya tampil di bawah.`;
  return `${nama} tercatat sebagai peserta ujian, tanpa formulir. Formulir ini menjadi miliknya.`;
}
