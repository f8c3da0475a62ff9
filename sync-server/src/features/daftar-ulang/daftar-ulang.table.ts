import type { StatusDaftarUlang } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { boolean, index, instant, integer, primaryKey, table, text, uniqueIndex } from '../../db/columns.ts';
import { keyFields, whenGone } from '../../db/relations.ts';
import { media } from '../../media/media.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';

/** Re-registrations as they stand; who is accepted and has done nothing yet needs no row. */
export const daftarUlang = table(
  'daftar_ulang',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    peserta_id: text().notNull(),
    /** Where his seat is: a row of another programme, out of a result that was taken back, says nothing. */
    program_keahlian_id: text().notNull(),
    status: text<StatusDaftarUlang>().notNull(),
    /** Stored names of files. */
    daftar_ulang_dokumen: text(),
    koperasi_dokumen: text(),
    koperasi_status: boolean().notNull().default(false),
    /** What the committee wrote with its last decision. */
    keterangan: text().notNull().default(''),
    /** His own deadline, where he has one: who moved up from the reserve list, or was sent back. */
    batas_ms: instant(),
    dikirim_ms: instant(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
    diubah_oleh: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('daftar_ulang_peserta').on(t.sekolah_id, t.peserta_id),
    // Asked with each document that staff open.
    index('daftar_ulang_berkas').on(t.sekolah_id, t.daftar_ulang_dokumen),
    index('daftar_ulang_koperasi').on(t.sekolah_id, t.koperasi_dokumen),
  ],
);

/** Every act on a re-registration. Its status is where the last one led. */
export const peralihanDaftarUlang = table(
  'peralihan_daftar_ulang',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    peserta_id: text().notNull(),
    dari: text<StatusDaftarUlang>().notNull(),
    ke: text<StatusDaftarUlang>().notNull(),
    akun_id: text(),
    /** Name of who acted. */
    nama: text().notNull(),
    /** Why, and what the applicant reads. */
    keterangan: text().notNull(),
    /** Drawn by the device, so that an act that is sent again changes nothing. */
    operasi_id: text().notNull(),
    /** Digest of what was asked for under this id. */
    sidik: text().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('peralihan_daftar_ulang_operasi').on(t.sekolah_id, t.operasi_id),
    index('peralihan_daftar_ulang_peserta').on(t.sekolah_id, t.peserta_id, t.id),
  ],
);

/** Who moved up from a reserve list into a seat that was freed. Nothing in it ever changes. */
export const promosiCadangan = table(
  'promosi_cadangan',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    peserta_id: text().notNull(),
    program_keahlian_id: text().notNull(),
    /** Whose list he was on before, and his place on it. */
    dari_program_id: text(),
    urutan: integer(),
    batas_ms: instant().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    operasi_id: text().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('promosi_cadangan_operasi').on(t.sekolah_id, t.operasi_id),
    index('promosi_cadangan_program').on(t.sekolah_id, t.program_keahlian_id, t.id),
  ],
);

keyFields(['daftar_ulang_dokumen', 'koperasi_dokumen'], media);
keyFields(['dari_program_id'], programKeahlian);
whenGone(daftarUlang, {
  peserta_id: 'menolak',
  program_keahlian_id: 'menolak',
  daftar_ulang_dokumen: 'menolak',
  koperasi_dokumen: 'menolak',
});
whenGone(peralihanDaftarUlang, { peserta_id: 'menolak', akun_id: 'tetap' });
whenGone(promosiCadangan, {
  peserta_id: 'menolak',
  program_keahlian_id: 'menolak',
  dari_program_id: 'menolak',
  akun_id: 'tetap',
});
