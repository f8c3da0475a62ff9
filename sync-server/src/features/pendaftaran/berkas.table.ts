import type { PeristiwaBerkas } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import {
  boolean,
  index,
  instant,
  integer,
  json,
  primaryKey,
  table,
  text,
  uniqueIndex,
} from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/** An applicant's form as he last wrote it; its status is his own (`peserta.status`). */
export const berkas = table(
  'berkas',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    isi: json<Partial<Formulir>>().notNull(),
    /** Names of the fields that the committee asks to correct; null: the whole form. */
    terbuka: json<string[]>(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
    /** How many times it was sent, first and last: lists of thousands of files are in this order. */
    ke: integer().notNull().default(0),
    daftar_ms: instant(),
    dikirim_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id] }),
    // All that a list is ordered by, without the forms themselves.
    index('berkas_urut').on(t.sekolah_id, t.peserta_id, t.dikirim_ms, t.daftar_ms, t.ke),
  ],
);

/** Forms as they were sent, one row a send: what the committee reads does not change under its eyes. */
export const berkasTerkirim = table(
  'berkas_terkirim',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    /** 1, 2, … */
    ke: integer().notNull(),
    isi: json<Formulir>().notNull(),
    /** In hundredths; null: not all scores are there. */
    nilai_rapor: integer(),
    /** Written by the committee at its desk: nobody waits anew for that. */
    koreksi: boolean().notNull().default(false),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.ke] })],
);

/**
 * What nobody else should have sent too, of each applicant's newest form: NISN, NIK, and what is in his files. Their kinds
 * differ in length, so that a value needs none beside it.
 */
export const tandaBerkas = table(
  'tanda_berkas',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    /** Field of the form. */
    kolom: text().notNull(),
    /** As it was sent; of a file the SHA-256 of its content. */
    nilai: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.kolom] }),
    index('tanda_berkas_nilai').on(t.sekolah_id, t.nilai, t.peserta_id),
  ],
);

/** Every act on a file. The status that a participant has is where the last one led. */
export const peralihanBerkas = table(
  'peralihan_berkas',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    peserta_id: text().notNull(),
    dari: integer().notNull(),
    ke: integer().notNull(),
    peristiwa: text<PeristiwaBerkas>().notNull(),
    akun_id: text(),
    /** Name of who acted. */
    nama: text().notNull(),
    /** Codes of reasons. */
    alasan: json<string[]>().notNull(),
    catatan: text().notNull(),
    /** Drawn by the device, so that an act that is sent again changes nothing. */
    operasi_id: text().notNull(),
    /** Digest of what staff asked for under this id; null: an applicant's own act, whose answer shows what is stored. */
    sidik: text(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('peralihan_berkas_operasi').on(t.sekolah_id, t.operasi_id),
    index('peralihan_berkas_peserta').on(t.sekolah_id, t.peserta_id, t.id),
  ],
);

/** Running numbers that leave no gap: the last one given of a series. */
export const nomorUrut = table(
  'nomor_urut',
  {
    sekolah_id: text().notNull(),
    seri: text().notNull(),
    terakhir: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.seri] })],
);

whenGone(berkas, { peserta_id: 'menolak' });
whenGone(berkasTerkirim, { peserta_id: 'menolak' });
whenGone(tandaBerkas, { peserta_id: 'menolak' });
whenGone(peralihanBerkas, { peserta_id: 'menolak', akun_id: 'tetap' });
