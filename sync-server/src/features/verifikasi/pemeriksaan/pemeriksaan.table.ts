import type { PutusanDokumen } from '@spmb/shared/verifikasi/putusan.ts';
import { instant, integer, json, primaryKey, table, text } from '../../../db/columns.ts';
import { whenGone } from '../../../db/relations.ts';

/** A rejection that waits for a second account. */
export interface UsulanTolak {
  akun_id: string | null;
  nama: string;
  alasan_kode: string[];
  pesan: string;
  dibuat_ms: number;
}

/** What the committee is doing with a file: who has it, what was said of its documents, and what is proposed. */
export const pemeriksaan = table(
  'pemeriksaan',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    /** Who has it until `sampai_ms`; null: nobody. */
    akun_id: text(),
    nama: text().notNull().default(''),
    sampai_ms: instant().notNull().default(0),
    /** Of the submission `dokumen_ke`. */
    dokumen: json<PutusanDokumen[]>(),
    dokumen_ke: integer().notNull().default(0),
    /** Holds for the submission `usulan_ke` alone. */
    usulan: json<UsulanTolak>(),
    usulan_ke: integer().notNull().default(0),
    /** Account of who proposed; '' where nothing is. */
    pengusul: text().notNull().default(''),
    /** Last decision; null: none yet. */
    diputus_ms: instant(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.peserta_id] })],
);

/** Which documents stood before a reviewer's eyes, and when last. */
export const dokumenDilihat = table(
  'dokumen_dilihat',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    akun_id: text().notNull(),
    kolom: text().notNull(),
    dilihat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.akun_id, t.kolom] })],
);

whenGone(pemeriksaan, { peserta_id: 'menolak', akun_id: 'tetap' });
whenGone(dokumenDilihat, { peserta_id: 'menolak', akun_id: 'tetap' });
