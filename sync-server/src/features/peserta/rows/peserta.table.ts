import { index, instant, integer, json, primaryKey, table, text, uniqueIndex } from '../../../db/columns.ts';
import { nameFields } from '../../../db/field-names.ts';
import { whenGone } from '../../../db/relations.ts';

/** Applicants and exam participants. */
export const peserta = table(
  'peserta',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    akun_id: text(),
    /** Login name of the exam; unique. */
    nomor_peserta: text().notNull(),
    /** Given at the first send of the registration form, never by an import. */
    nomor_register: text(),
    nisn: text(),
    /** The NISN that the school itself has of him, whatever he says in his form: imported, or written at the desk. */
    nisn_dikenal: text(),
    nama: text().notNull(),
    jenis_kelamin: text<'L' | 'P' | ''>().notNull(),
    tempat_lahir: text(),
    tanggal_lahir: text(),
    agama: text(),
    nama_sekolah_asal: text(),
    jurusan_id_1: text(),
    jurusan_id_2: text(),
    nomor_hp: text(),
    kelas: text(),
    ruang: text(),
    kursi: text(),
    sesi: text(),
    foto: text(),
    /** Random, behind the QR code of his proofs: who holds one may look him up, and nobody can guess another's (N15). */
    kode_verifikasi: text(),
    /** Code of the file's status (1–6, 0 draft); null: takes part in exams only. */
    status: integer(),
    dibuat_ms: instant().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('peserta_nomor').on(t.sekolah_id, t.nomor_peserta),
    uniqueIndex('peserta_register').on(t.sekolah_id, t.nomor_register),
    index('peserta_nisn').on(t.sekolah_id, t.nisn),
    index('peserta_nisn_dikenal').on(t.sekolah_id, t.nisn_dikenal),
    index('peserta_status').on(t.sekolah_id, t.status),
    index('peserta_akun').on(t.sekolah_id, t.akun_id),
    index('peserta_pilihan_1').on(t.sekolah_id, t.jurusan_id_1, t.status),
    index('peserta_pilihan_2').on(t.sekolah_id, t.jurusan_id_2, t.status),
    uniqueIndex('peserta_kode_verifikasi').on(t.sekolah_id, t.kode_verifikasi),
  ],
);

/** Reports of imports, so that they can be read afterwards. */
export const impor = table(
  'impor',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    jenis: text<'peserta' | 'soal'>().notNull(),
    nama_berkas: text().notNull(),
    laporan: json<unknown>().notNull(),
    akun_id: text(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);

nameFields(['peserta_id'], peserta, peserta.nama);
whenGone(peserta, {
  akun_id: 'menolak',
  jurusan_id_1: 'menolak',
  jurusan_id_2: 'menolak',
  foto: 'menolak',
});
whenGone(impor, { akun_id: 'tetap' });
