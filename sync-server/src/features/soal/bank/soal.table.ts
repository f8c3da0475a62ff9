import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { keepTrail } from '../../../crud/delete/trail.ts';
import { index, instant, integer, primaryKey, table, text, uniqueIndex } from '../../../db/columns.ts';
import { nameFields } from '../../../db/field-names.ts';
import { keyFields, whenGone } from '../../../db/relations.ts';
import { media } from '../../../media/media.table.ts';

/** Question banks. */
export const masterSoal = table(
  'master_soal',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    mapel: text().notNull(),
    keterangan: text().notNull(),
    /** Stored name of a PDF for staff; no participant's call and no paket has it. */
    lampiran: text(),
    /** Narrows the bank to the teachers of one programme. */
    program_keahlian_id: text(),
    pemilik_akun_id: text(),
    /** Rises with every change of the bank or its items; a paket names the version it was built from. */
    versi: integer().notNull(),
    /** Number of the version that is edited now; of an archived row, the number that it was. */
    edisi: integer().notNull().default(1),
    /** `versi` with which this edition began: sheets of earlier ones do not freeze it. */
    edisi_mulai: integer().notNull().default(1),
    /** The bank of which this is an earlier version, frozen because attempts used it. */
    arsip_dari: text(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);

/** Items of a bank. HTML is sanitised before it is written; `*_gambar` name media. */
export const soal = table(
  'soal',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    master_soal_id: text().notNull(),
    nomor: integer().notNull(),
    soal: text().notNull(),
    soal_gambar: text(),
    pilihan_a: text().notNull(),
    pilihan_a_gambar: text(),
    pilihan_b: text().notNull(),
    pilihan_b_gambar: text(),
    pilihan_c: text().notNull(),
    pilihan_c_gambar: text(),
    pilihan_d: text().notNull(),
    pilihan_d_gambar: text(),
    pilihan_e: text().notNull(),
    pilihan_e_gambar: text(),
    jawaban: text<Letter>().notNull(),
    status: text<'siap' | 'nonaktif'>().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('soal_bank').on(t.sekolah_id, t.master_soal_id, t.nomor),
    uniqueIndex('soal_nomor').on(t.sekolah_id, t.master_soal_id, t.nomor),
  ],
);

nameFields(
  ['master_soal_id', 'master_soal_id_1', 'master_soal_id_2', 'arsip', 'arsip_dari'],
  masterSoal,
  masterSoal.mapel,
);

keyFields(['soal_id'], soal);
keyFields(
  [
    'soal_gambar',
    'pilihan_a_gambar',
    'pilihan_b_gambar',
    'pilihan_c_gambar',
    'pilihan_d_gambar',
    'pilihan_e_gambar',
  ],
  media,
);
whenGone(masterSoal, {
  lampiran: 'menolak',
  program_keahlian_id: 'menolak',
  pemilik_akun_id: 'tetap',
  arsip_dari: 'ikut',
});
whenGone(soal, {
  master_soal_id: 'ikut',
  soal_gambar: 'menolak',
  pilihan_a_gambar: 'menolak',
  pilihan_b_gambar: 'menolak',
  pilihan_c_gambar: 'menolak',
  pilihan_d_gambar: 'menolak',
  pilihan_e_gambar: 'menolak',
});
keepTrail(soal, []);
