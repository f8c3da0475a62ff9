import type { HasilCalon, Jalan } from '@spmb/shared/seleksi/hasil.ts';
import type { KeteranganHasil } from '@spmb/shared/seleksi/keterangan-hasil.ts';
import { index, instant, integer, json, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/**
 * What is published of the selection, a row for each applicant who took part. Frozen when the committee publishes: neither a
 * score nor a run that comes later changes it, re-registration alone moves seats. Nobody but who publishes reads a row before its
 * `terbit_ms`. While a later wave waits for its time an applicant may have two, of which one is public at any instant.
 */
export const hasilSeleksi = table(
  'hasil_seleksi',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    status: text<HasilCalon['status']>().notNull().default('L'),
    /** Where he has a seat, or is on the reserve list; null: nowhere. */
    program_keahlian_id: text(),
    /** How he came to his seat; null: has none. */
    jalan: text<Jalan | 'cadangan'>(),
    /** Place on the reserve list, from 1; kept when he moves up from it. */
    urutan: integer(),
    /** Scores and reasons as they were; null: published before there were any. */
    keterangan: json<KeteranganHasil>(),
    /** Number of the act of publishing that wrote it; 0: written before acts were numbered. */
    publikasi_nomor: integer().notNull().default(0),
    /** From this instant on everybody may know; null: nobody yet. */
    terbit_ms: instant(),
    /** From this instant on a planned row of the same applicant, or of nobody, stands in its place; null: none is planned. */
    sampai_ms: instant(),
    /** When the seat was given up, taken or missed at re-registration; null: he has it, or never had one. */
    lepas_ms: instant(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.publikasi_nomor] }),
    index('hasil_seleksi_terbit').on(t.sekolah_id, t.status, t.terbit_ms),
    index('hasil_seleksi_jalan').on(t.sekolah_id, t.jalan),
    index('hasil_seleksi_program').on(t.sekolah_id, t.program_keahlian_id, t.status),
  ],
);

whenGone(hasilSeleksi, { peserta_id: 'menolak', program_keahlian_id: 'menolak' });
