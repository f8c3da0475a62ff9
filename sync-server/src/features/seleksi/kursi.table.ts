import type { AturanSeleksi } from '@spmb/shared/seleksi/aturan.ts';
import type { JenisKursi } from '@spmb/shared/seleksi/kursi.ts';
import type { HasilCalon, Jalan, ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { boolean, index, instant, integer, json, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';
import type { PackedJson } from '../../server/work/packed-json.ts';

/** Seats and places on reserve lists as the rounds and placements have them so far: nobody outside the committee reads it. */
export const kursiSeleksi = table(
  'kursi_seleksi',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    program_keahlian_id: text().notNull(),
    /** null: on the reserve list. */
    jalan: text<Jalan>(),
    /** null: by hand, or none. */
    kursi: text<JenisKursi>(),
    /** Place on the reserve list, from 1; null: has a seat. */
    urutan: integer(),
    /** Why he was placed by hand. */
    alasan: text().notNull().default(''),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.program_keahlian_id] }),
    index('kursi_seleksi_program').on(t.sekolah_id, t.program_keahlian_id),
  ],
);

/** A seat, or a place on a reserve list, as it is handed over to be written: its values. */
export type BarisKursi = [
  peserta_id: string,
  program_keahlian_id: string,
  jalan: Jalan | null,
  kursi: JenisKursi | null,
  urutan: number | null,
];

/** Rounds that have run and stand: of each kind and programme the last. */
export const putaranSeleksi = table(
  'putaran_seleksi',
  {
    sekolah_id: text().notNull(),
    jenis: text<'pg1' | 'pg2' | 'stabil'>().notNull(),
    /** '' for a round of all programmes. */
    program_keahlian_id: text().notNull(),
    /** SHA-256 of what it was made of. */
    masukan: text().notNull(),
    otomatis: boolean().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.jenis, t.program_keahlian_id] })],
);

/**
 * Whole runs as they were committed: what went in and what came out, packed, so that anybody can compute them again. Nothing of
 * them ever changes.
 */
export const potretSeleksi = table(
  'potret_seleksi',
  {
    sekolah_id: text().notNull(),
    /** Number of the run. */
    nomor: integer().notNull(),
    mode: text<ModeSeleksi>().notNull(),
    masukan: text<PackedJson<Masukan>>().notNull(),
    /** Those in `masukan`; null: of a run that an older server kept. */
    aturan: json<AturanSeleksi>(),
    /** SHA-256 of `masukan`. */
    sha256: text().notNull(),
    /** By applicant. */
    hasil: text<PackedJson<Record<string, HasilCalon>>>().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    alasan: text().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.nomor] })],
);

whenGone(potretSeleksi, { akun_id: 'tetap' });
whenGone(kursiSeleksi, { peserta_id: 'menolak', program_keahlian_id: 'menolak' });
whenGone(putaranSeleksi, { program_keahlian_id: 'menolak', akun_id: 'tetap' });
