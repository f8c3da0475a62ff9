import type { Syarat } from '../pendaftaran/formulir/field.ts';
import type { Formulir } from '../pendaftaran/formulir/formulir.ts';

/** Whom the desk finds under a number before it fills in a form (api/verifikasi-cari). */
export interface TemuanPendaftar {
  /** null: nobody. */
  id: string | null;
  /** null: nobody, or one who takes part in exams only. */
  status: number | null;
  nama: string;
  /** '' before the first send. */
  nomor_register: string;
  /** What is filled in already; null once the form was sent. */
  isi: Formulir | null;
  /** Version of the draft. */
  versi: number;
  syarat: Syarat;
  /** Whether applicants themselves may send now. */
  dibuka: boolean;
}
