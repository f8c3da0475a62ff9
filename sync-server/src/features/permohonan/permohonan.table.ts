import type { KeadaanPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { index, instant, integer, primaryKey, table, text, uniqueIndex } from '../../db/columns.ts';
import { keyFields, whenGone } from '../../db/relations.ts';

/**
 * Applications to positions, one for each applicant and position. One that its applicant has taken away stays, with what was
 * done to it, so that a late repeat of its sending finds that it was sent.
 */
export const permohonan = table(
  'permohonan',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    peserta_id: text().notNull(),
    formasi_id: text().notNull(),
    /** Where its last act has led. */
    keadaan: text<KeadaanPermohonan>().notNull(),
    /** Stored name of its PDF. */
    path: text(),
    /** What the committee said last. */
    keterangan: text().notNull(),
    /** Counts acts. */
    versi: integer().notNull(),
    diajukan_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('permohonan_peserta').on(t.sekolah_id, t.peserta_id, t.formasi_id),
    index('permohonan_formasi').on(t.sekolah_id, t.formasi_id, t.keadaan),
    index('permohonan_keadaan').on(t.sekolah_id, t.keadaan, t.diajukan_ms),
    index('permohonan_berkas').on(t.sekolah_id, t.path),
  ],
);

/** Every act on an application. */
export const peralihanPermohonan = table(
  'peralihan_permohonan',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    permohonan_id: text().notNull(),
    /** Which act on its application it is, from 1: two may fall into one millisecond. */
    versi: integer().notNull(),
    dari: text<KeadaanPermohonan>().notNull(),
    ke: text<KeadaanPermohonan>().notNull(),
    keterangan: text().notNull(),
    akun_id: text(),
    /** Name of who acted. */
    nama: text().notNull(),
    /** Drawn by the device, so that an act that is sent again changes nothing. */
    operasi: text().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('peralihan_permohonan_operasi').on(t.sekolah_id, t.operasi),
    index('peralihan_permohonan_permohonan').on(t.sekolah_id, t.permohonan_id, t.versi),
  ],
);

keyFields(['permohonan_id'], permohonan);
whenGone(permohonan, { peserta_id: 'menolak', formasi_id: 'ikut', path: 'menolak' });
whenGone(peralihanPermohonan, { permohonan_id: 'ikut', akun_id: 'tetap' });
